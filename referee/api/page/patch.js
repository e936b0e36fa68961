// Applies JSON Patch (RFC 6902), with the three operations that repairs use: add, remove and replace.

/** A copy of the document, changed by these operations. */
export function applied(document, operations) {
  const copy = structuredClone(document);
  for (const operation of operations) perform(copy, operation);
  return copy;
}

function perform(document, { op, path, value }) {
  const [holder, key] = parent(document, path);
  const listed = Array.isArray(holder);
  if (op === "remove") {
    if (listed) holder.splice(Number(key), 1);
    else delete holder[key];
  } else if (!listed) holder[key] = structuredClone(value);
  else holder.splice(key === "-" ? holder.length : Number(key), op === "add" ? 0 : 1, structuredClone(value));
}

/** The object or list that contains the target of a JSON pointer, and the key of the target. */
function parent(document, path) {
  const names = path.split("/").slice(1).map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  const last = names.pop();
  return [names.reduce((value, part) => value[part], document), last];
}
