### How things are listed. $first is everything but the last one; $sound is the first letter of the last one.

and = { $first } and { $last }
or = { $first } or { $last }
more-and = { $first } and { $count } more
more-or = { $first } or { $count } more
marked = { $list }; the picture marks them
no-choice = No hex qualifies now.
