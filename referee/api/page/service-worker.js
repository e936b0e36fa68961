// Keeps the page itself, so that it opens and shows the table while the service cannot be reached. Questions about a table
// always go to the service: an old answer would be a wrong one.
const KEPT = "referee-{version}";
const FILES = {list};

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(["./", ...FILES])).then(() => self.skipWaiting()));
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
  else if (request.mode === "navigate" && request.url.split("#")[0] === self.registration.scope) event.respondWith(freshFirst(request));
  else if (path.includes("/v1/catalogue/")) event.respondWith(freshFirst(request));
});

// Files below /page/ never change under their address.
async function keptFirst(request) {
  return (await caches.match(request)) ?? fetch(request);
}

async function freshFirst(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(KEPT)).put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(request, { ignoreSearch: request.mode === "navigate" });
    if (kept) return kept;
    throw error;
  }
}
