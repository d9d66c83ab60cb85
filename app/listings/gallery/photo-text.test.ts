import { expect, test } from "vitest";
import { describePhotoPosition, describePhoto } from "./photo-text.ts";

const photos = [{ caption: "Reception room" }, { caption: " " }];

test("a photo is named by its caption, else by its place", () => {
  expect(photos.map(describePhoto)).toEqual(["Reception room", "Photo 2"]);
});

test("the position counts from one and says what is seen", () => {
  expect(describePhotoPosition(photos, 0)).toBe("1 of 2: Reception room");
  expect(describePhotoPosition(photos, 1)).toBe("2 of 2");
});
