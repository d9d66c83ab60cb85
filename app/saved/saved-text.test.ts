import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Kept = typeof import("./saved-text.ts");

let kept: Kept;
let others: EventTarget;
let disk: Map<string, string>;

beforeEach(async () => {
  others = new EventTarget();
  disk = new Map();
  vi.stubGlobal("addEventListener", others.addEventListener.bind(others));
  vi.stubGlobal("removeEventListener", others.removeEventListener.bind(others));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, text: string) => disk.set(key, text),
  });
  vi.resetModules();
  kept = await import("./saved-text.ts");
});

afterEach(() => vi.unstubAllGlobals());

const refuse = () => {
  throw new Error("Storage is off.");
};

test("what is kept is on the device, and this tab hears of it", () => {
  const heard = vi.fn();
  const stop = kept.onSavedChange(heard);
  kept.keepSavedText("a");
  expect([...disk.values()]).toEqual(["a"]);
  expect(kept.readSavedText()).toBe("a");
  expect(kept.isKeepingNothing()).toBe(false);
  expect(heard).toHaveBeenCalledOnce();
  stop();
  kept.keepSavedText("b");
  expect(heard).toHaveBeenCalledOnce();
});

test.each(["storage", "pageshow"])("a change elsewhere is heard by the event %s", (event) => {
  const heard = vi.fn();
  const stop = kept.onSavedChange(heard);
  others.dispatchEvent(new Event(event));
  expect(heard).toHaveBeenCalledOnce();
  stop();
  others.dispatchEvent(new Event(event));
  expect(heard).toHaveBeenCalledOnce();
});

test("without storage a change lasts as long as the page, and that is known", () => {
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  expect(kept.readSavedText()).toBeNull();
  expect(kept.isKeepingNothing()).toBe(true);
  kept.keepSavedText("a");
  expect(kept.readSavedText()).toBe("a");
});

test("full storage loses nothing on this page, and keeps again when there is room", () => {
  const room = localStorage;
  kept.keepSavedText("a");
  vi.stubGlobal("localStorage", { getItem: (key: string) => room.getItem(key), setItem: refuse });
  kept.keepSavedText("b");
  expect([kept.readSavedText(), kept.isKeepingNothing()]).toEqual(["b", true]);
  vi.stubGlobal("localStorage", room);
  kept.keepSavedText("c");
  expect([kept.readSavedText(), kept.isKeepingNothing()]).toEqual(["c", false]);
});
