import { afterEach, beforeEach, expect, test, vi } from "vitest";

type SavedTextModule = typeof import("./saved-text.ts");

let savedText: SavedTextModule;
let otherTabs: EventTarget;
let storage: Map<string, string>;

beforeEach(async () => {
  otherTabs = new EventTarget();
  storage = new Map();
  vi.stubGlobal("addEventListener", otherTabs.addEventListener.bind(otherTabs));
  vi.stubGlobal("removeEventListener", otherTabs.removeEventListener.bind(otherTabs));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  });
  vi.resetModules();
  savedText = await import("./saved-text.ts");
});

afterEach(() => vi.unstubAllGlobals());

const throwStorageError = () => {
  throw new Error("Storage is off.");
};

test("what is kept is on the device, and this tab hears of it", () => {
  const listener = vi.fn();
  const stop = savedText.onSavedChange(listener);
  savedText.writeSavedText("a");
  expect([...storage.values()]).toEqual(["a"]);
  expect(savedText.readSavedText()).toBe("a");
  expect(savedText.isStorageUnavailable()).toBe(false);
  expect(listener).toHaveBeenCalledOnce();
  stop();
  savedText.writeSavedText("b");
  expect(listener).toHaveBeenCalledOnce();
});

test.each(["storage", "pageshow"])("a change elsewhere is heard by the event %s", (event) => {
  const heard = vi.fn();
  const stop = savedText.onSavedChange(heard);
  otherTabs.dispatchEvent(new Event(event));
  expect(heard).toHaveBeenCalledOnce();
  stop();
  otherTabs.dispatchEvent(new Event(event));
  expect(heard).toHaveBeenCalledOnce();
});

test("without storage a change lasts as long as the page, and that is known", () => {
  vi.stubGlobal("localStorage", { getItem: throwStorageError, setItem: throwStorageError });
  expect(savedText.readSavedText()).toBeNull();
  expect(savedText.isStorageUnavailable()).toBe(true);
  savedText.writeSavedText("a");
  expect(savedText.readSavedText()).toBe("a");
});

test("full storage loses nothing on this page, and keeps again when there is room", () => {
  const originalStorage = localStorage;
  savedText.writeSavedText("a");
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => originalStorage.getItem(key),
    setItem: throwStorageError,
  });
  savedText.writeSavedText("b");
  expect([savedText.readSavedText(), savedText.isStorageUnavailable()]).toEqual(["b", true]);
  vi.stubGlobal("localStorage", originalStorage);
  savedText.writeSavedText("c");
  expect([savedText.readSavedText(), savedText.isStorageUnavailable()]).toEqual(["c", false]);
});
