### How things are listed. $first is everything but the last one; $sound is the first letter of the last one.

and = { $first } and { $last }
or = { $first } or { $last }
more = { $first } and { $count } more
