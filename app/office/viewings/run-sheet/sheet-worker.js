// Keeps today's run sheet, and the files that show it, for a phone without network. It sees nothing
// but requests of that page. `office-copy.ts` deletes all of it at sign-out.
const copies = "run-sheet";
const sheetPath = "/office/run-sheet";

const londonDay = () =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London" }).format(new Date());

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname === sheetPath && request.mode === "navigate") event.respondWith(readSheet(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(readFile(request));
});

async function readSheet(request) {
  try {
    const response = await fetch(request);
    // Led to the sign-in: whoever holds the phone may no longer read it.
    if (response.redirected || response.type === "opaqueredirect" || !response.ok) {
      if (response.status < 500) await caches.delete(copies);
      return response;
    }
    const cache = await caches.open(copies);
    const copy = response.clone();
    const headers = new Headers(copy.headers);
    headers.set("X-Copied-On", londonDay());
    await cache.put(sheetPath, new Response(await copy.arrayBuffer(), { headers }));
    return response;
  } catch (error) {
    const cache = await caches.open(copies);
    const kept = await cache.match(sheetPath);
    if (kept?.headers.get("X-Copied-On") === londonDay()) return kept;
    await caches.delete(copies);
    throw error;
  }
}

async function readFile(request) {
  const cache = await caches.open(copies);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}
