// Caches the page itself, so that it opens and shows the table while the service cannot be reached. Requests about a
// table always go to the service, because an old answer could be wrong.
const KEPT = "referee-{version}";
const FILES = {list};

// A new version waits until no tab shows the old one, so that a page never mixes two versions.
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(["./", ...FILES])));
});

self.addEventListener("activate", (event) => {
  const outdated = (name) => name.startsWith("referee-") && name !== KEPT;
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter(outdated).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.method !== "GET") return;
  if (path.includes("/page/")) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate" && request.url.split("#")[0] === self.registration.scope) event.respondWith(keptLast(request));
});

// Files below /page/ never change, because their URLs contain the version.
async function keptFirst(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

// A page from the network may name files of a newer version. Those files are not cached, so the page is not cached
// either.
async function keptLast(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(KEPT)).match("./");
    if (kept) return kept;
    throw error;
  }
}
