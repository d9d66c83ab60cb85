import { expect, test } from "vitest";
import type { FoundPicture } from "../picture-source.ts";
import { storePictures } from "./store-pictures.ts";

const photo = { url: "/photos/a.jpg", width: 60, height: 40, placeholder: "" };

test("progress counts the pictures found, not those missing", async () => {
  const pictures: Record<string, FoundPicture> = {
    "front.jpg": { ok: true, bytes: new Uint8Array([1]) },
    "back.jpg": { ok: true, bytes: new Uint8Array([2]) },
    "broken.jpg": { ok: false, reason: "can't be read" },
  };
  const source = {
    find: (name: string) => {
      const found = pictures[name];
      return found ? async () => found : null;
    },
  };
  const told: string[] = [];
  const names = new Set([...Object.keys(pictures), "gone.jpg", "https://example.com/far.jpg"]);
  const put = async () => ({ ok: true as const, photo });
  const stored = await storePictures(names, source, { put }, (kept, of) =>
    told.push(`${kept} of ${of}`),
  );
  expect(told).toEqual(["1 of 3", "2 of 3"]);
  expect([...stored].filter(([, { ok }]) => ok).map(([name]) => name)).toEqual([
    "front.jpg",
    "back.jpg",
  ]);
});
