import { expect, test } from "vitest";
import { buildPhotoSrcSet, buildPhotoVariant, listVariantWidths } from "./photo.ts";

const hash = "ab".repeat(32);

test.each([
  [300, [400]],
  [400, [400]],
  [1000, [400, 800, 1200]],
  [1600, [400, 800, 1200, 1600]],
  [4000, [400, 800, 1200, 1600]],
])("a photo of %i pixels is kept in the widths that do not repeat it", (width, widths) => {
  expect(listVariantWidths(width)).toEqual(widths);
});

test("a variant's name is the photo's hash, its width and its format", () => {
  expect(buildPhotoVariant(`/photos/${hash}.jpg`, 800, "avif")).toBe(`/photos/${hash}-800.avif`);
});

test("a set tells real widths: nothing is enlarged", () => {
  expect(buildPhotoSrcSet(`/photos/${hash}.png`, 1000, "webp")).toBe(
    `/photos/${hash}-400.webp 400w, /photos/${hash}-800.webp 800w, /photos/${hash}-1200.webp 1000w`,
  );
});

test("a picture kept elsewhere, or of unknown size, has no variants", () => {
  expect(buildPhotoVariant("https://example.com/a.jpg", 800, "avif")).toBeNull();
  expect(buildPhotoSrcSet("https://example.com/a.jpg", 900, "avif")).toBeNull();
  expect(buildPhotoSrcSet(`/photos/${hash}.jpg`, null, "avif")).toBeNull();
});
