import { describe, expect, test } from "vitest";
import { findPixelBox, isWholePicture, readPictureEdit, wholePicture } from "./picture-edit.ts";

describe("How a picture is turned and cut", () => {
  test("is the whole picture as it is, where nothing is said", () => {
    const read = readPictureEdit({});
    expect(read).toEqual({ ok: true, edit: { turn: 0, crop: wholePicture } });
    expect(read.ok && isWholePicture(read.edit)).toBe(true);
  });

  test("is read from its numbers", () => {
    const fields = { turn: "90", left: "10", top: "12.5", width: "80", height: " 50 " };
    expect(readPictureEdit(fields)).toEqual({
      ok: true,
      edit: { turn: 90, crop: { left: 10, top: 12.5, width: 80, height: 50 } },
    });
  });

  test.each([
    ["a turn that is no quarter", { turn: "45" }, "turn"],
    ["words", { left: "half" }, "left"],
    ["less than nothing", { top: "-1" }, "top"],
    ["more than everything", { width: "101" }, "width"],
    ["a box over the right edge", { left: "50", width: "60" }, "width"],
    ["a box over the lower edge", { top: "30", height: "71" }, "height"],
    ["a box in which nothing is seen", { height: "1" }, "height"],
    ["a number that is none", { height: "Infinity" }, "height"],
  ])("refuses %s beside its field", (_what, fields, path) => {
    expect(readPictureEdit(fields)).toMatchObject({ ok: false, path });
  });

  test.each([
    [wholePicture, { left: 0, top: 0, width: 301, height: 199 }],
    [
      { left: 50, top: 50, width: 50, height: 50 },
      { left: 151, top: 100, width: 150, height: 99 },
    ],
    [
      { left: 100, top: 100, width: 5, height: 5 },
      { left: 300, top: 198, width: 1, height: 1 },
    ],
  ])("is in pixels never over the edge: %o", (crop, box) => {
    expect(findPixelBox(crop, { width: 301, height: 199 })).toEqual(box);
  });
});
