import { expect, test } from "vitest";
import { toLightboxImage } from "./lightbox-image.ts";

const hash = "a".repeat(64);
const own = { url: `/photos/${hash}.jpg`, width: 3000, height: 2000 };

test("a photo opens 1600 pixels wide, in its own proportions", () => {
  expect(toLightboxImage(own, "Kitchen")).toEqual({
    src: `/photos/${hash}-1600.webp`,
    alt: "Kitchen",
    width: 1600,
    height: 1067,
  });
});

test("a smaller photo opens in its own size", () => {
  expect(toLightboxImage({ ...own, width: 1000, height: 700 }, "")).toMatchObject({
    src: `/photos/${hash}-1200.webp`,
    width: 1000,
    height: 700,
  });
});

test("a picture kept elsewhere opens as it is", () => {
  const elsewhere = { url: "https://photos.example.com/1.jpg", width: null, height: null };
  expect(toLightboxImage(elsewhere, "")).toEqual({
    src: elsewhere.url,
    alt: "",
    width: null,
    height: null,
  });
});
