import * as v from "valibot";
import { keepChangesOf, offlineChange, type OfflineChange } from "./offline-changes.ts";

/** What a run sheet leaves on a device: the worker's copy, and taps that wait for the network. */
const copies = "run-sheet";
const tapsKey = "run-sheet-taps";
const dayKey = "run-sheet-day";
const sheetPath = "/office/run-sheet";

const keptTaps = v.array(offlineChange);

/** Deletes the sheet. Called where nobody is signed in: a session may have ended by itself, so taps wait. */
export async function deleteOfficeCopy(): Promise<void> {
  try {
    localStorage.removeItem(dayKey);
    if ("caches" in window) await caches.delete(copies);
    const registered = await navigator.serviceWorker?.getRegistration(sheetPath);
    await registered?.unregister();
  } catch {
    // A browser without storage has kept nothing.
  }
}

/** Called where somebody has signed out themselves. */
export function deleteChanges(): void {
  writeOfflineChanges([]);
}

/** On any page of the office: what is left of another day goes, and what somebody else tapped. */
export async function deleteOldCopy(today: string, staffId: string): Promise<void> {
  try {
    const taps = readOfflineChanges();
    const own = keepChangesOf(taps, staffId);
    if (own.length < taps.length) writeOfflineChanges(own);
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
      scope: sheetPath,
    });
    localStorage.setItem(dayKey, today);
    const cache = await caches.open(copies);
    const response = await fetch(sheetPath, { headers: { Accept: "text/html" } });
    if (!response.ok || response.redirected) return false;
    const headers = new Headers(response.headers);
    headers.set("X-Copied-On", today);
    const files = new Set(
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => new URL(name).pathname.startsWith("/assets/")),
    );
    await cache.put(sheetPath, new Response(await response.arrayBuffer(), { headers }));
    const missing = await Promise.all(
      [...files].map(async (file) => ((await cache.match(file)) ? [] : [file])),
    );
    await cache.addAll(missing.flat());
    return true;
  } catch {
    return false;
  }
}

/** In place of the sheet that could not be read: the worker answers with the copy, if it is of today. */
export async function openCopy(today: string): Promise<void> {
  try {
    if (localStorage.getItem(dayKey) !== today || !("caches" in window)) return;
    // Not `reload`: what the router reloads becomes a page that says so (`entry.client.tsx`).
    if (await caches.match(sheetPath, { cacheName: copies })) location.replace(sheetPath);
  } catch {
    // A browser without storage has kept nothing.
  }
}

const none: readonly OfflineChange[] = [];
let last: { text: string | null; taps: readonly OfflineChange[] } = { text: null, taps: none };

/** The same list as long as nothing was added or sent. */
export function readOfflineChanges(): readonly OfflineChange[] {
  try {
    const text = localStorage.getItem(tapsKey);
    if (text === last.text) return last.taps;
    last = { text, taps: v.parse(keptTaps, JSON.parse(text ?? "[]")) };
    return last.taps;
  } catch {
    return none;
  }
}

/** Before the page's script runs. */
export function noChanges(): readonly OfflineChange[] {
  return none;
}

const tapsChanged = "run-sheet-taps-changed";

/** Also of another tab. */
export function listenToChanges(listener: () => void): () => void {
  addEventListener(tapsChanged, listener);
  addEventListener("storage", listener);
  return () => {
    removeEventListener(tapsChanged, listener);
    removeEventListener("storage", listener);
  };
}

/** @returns false where the browser keeps nothing: then the form is sent as a form */
export function writeOfflineChanges(taps: readonly OfflineChange[]): boolean {
  try {
    localStorage.setItem(tapsKey, JSON.stringify(taps));
    dispatchEvent(new Event(tapsChanged));
    return true;
  } catch {
    return false;
  }
}
