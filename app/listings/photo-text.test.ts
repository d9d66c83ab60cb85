import { expect, test } from "vitest";
import { photoPosition, photoText } from "./photo-text.ts";

const photos = [{ caption: "Reception room" }, { caption: " " }];

test("a photo is named by its caption, else by its place", () => {
  expect(photos.map(photoText)).toEqual(["Reception room", "Photo 2"]);
});

test("the position counts from one and says what is seen", () => {
  expect(photoPosition(photos, 0)).toBe("1 of 2: Reception room");
  expect(photoPosition(photos, 1)).toBe("2 of 2");
});
