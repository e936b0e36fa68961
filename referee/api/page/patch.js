// JSON Patch (RFC 6902), as far as repairs use it: the service says what to change, and this changes it.

/** The document with the operations done; it is left as it was. */
export function applied(document, operations) {
  const copy = structuredClone(document);
  for (const operation of operations) perform(copy, operation);
  return copy;
}

function perform(document, { op, path, from, value }) {
  switch (op) {
    case "test":
      return;
    case "remove":
      take(document, path);
      return;
    case "move":
      put(document, path, take(document, from), true);
      return;
    case "copy":
      put(document, path, structuredClone(find(document, from)), true);
      return;
    default:
      put(document, path, structuredClone(value), op === "add");
  }
}

function parts(path) {
  return path.split("/").slice(1).map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function find(document, path) {
  return parts(path).reduce((value, part) => value[part], document);
}

function parent(document, path) {
  const names = parts(path);
  const last = names.pop();
  return [names.reduce((value, part) => value[part], document), last];
}

function take(document, path) {
  const [holder, key] = parent(document, path);
  const value = holder[key];
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
  return value;
}

function put(document, path, value, adding) {
  const [holder, key] = parent(document, path);
  if (!Array.isArray(holder)) holder[key] = value;
  else if (key === "-") holder.push(value);
  else holder.splice(Number(key), adding ? 0 : 1, value);
}
