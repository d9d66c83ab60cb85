/** What a run sheet leaves on a device: the worker's copy, and taps that wait for the network. */
const copies = "run-sheet";
const tapsKey = "run-sheet-taps";
const dayKey = "run-sheet-day";

export interface Tap {
  bookingId: string;
  outcome: string;
  at: string;
}

/** Deletes all of it. Called where nobody is signed in. */
export async function deleteOfficeCopy(): Promise<void> {
  try {
    localStorage.removeItem(tapsKey);
    localStorage.removeItem(dayKey);
    if ("caches" in window) await caches.delete(copies);
    const registered = await navigator.serviceWorker?.getRegistration("/office/run-sheet");
    await registered?.unregister();
  } catch {
    // A browser without storage has kept nothing.
  }
}

/** On any page of the office: what is left of another day goes. */
export async function deleteOldCopy(today: string): Promise<void> {
  try {
    const day = localStorage.getItem(dayKey);
    if (day === null || day === today) return;
    localStorage.removeItem(dayKey);
    if ("caches" in window) await caches.delete(copies);
  } catch {
    // A browser without storage has kept nothing.
  }
}

/** The worker keeps the page from its second visit on: the page is fetched once more for its copy. */
export async function keepCopy(today: string): Promise<boolean> {
  if (!("serviceWorker" in navigator) || !("caches" in window)) return false;
  try {
    await navigator.serviceWorker.register("/office/run-sheet/worker.js", {
      scope: "/office/run-sheet",
    });
    localStorage.setItem(dayKey, today);
    const cache = await caches.open(copies);
    const response = await fetch("/office/run-sheet", { headers: { Accept: "text/html" } });
    if (!response.ok || response.redirected) return false;
    const headers = new Headers(response.headers);
    headers.set("X-Copied-On", today);
    const files = new Set(
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => new URL(name).pathname.startsWith("/assets/")),
    );
    await cache.put("/office/run-sheet", new Response(await response.arrayBuffer(), { headers }));
    const missing = await Promise.all(
      [...files].map(async (file) => ((await cache.match(file)) ? [] : [file])),
    );
    await cache.addAll(missing.flat());
    return true;
  } catch {
    return false;
  }
}

export function readTaps(): Tap[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(tapsKey) ?? "[]");
    return Array.isArray(kept) ? (kept as Tap[]) : [];
  } catch {
    return [];
  }
}

/** @returns false where the browser keeps nothing: then the form is sent as a form */
export function writeTaps(taps: readonly Tap[]): boolean {
  try {
    localStorage.setItem(tapsKey, JSON.stringify(taps));
    return true;
  } catch {
    return false;
  }
}
