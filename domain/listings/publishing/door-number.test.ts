import { describe, expect, test } from "vitest";
import { findDoorInText, hideDoor, hideDoorInText } from "./door-number.ts";

describe("a part of the public address loses what is the door in the private one", () => {
  test.each([
    ["A802", "A802, Landmark Tower", ""],
    ["Landmark Tower A802", "A802, Landmark Tower", "Landmark Tower"],
    ["Flat 12-03", "Flat 12-03, Mill Lane", ""],
    ["Flat Two", "Flat Two, Mill Lane", ""],
    ["Penthouse 2", "Penthouse 2, Mill Lane", ""],
    ["Unit #5 Bow Works", "Unit #5, Bow Works", "Bow Works"],
    ["#5 Bow Works", "#5, Bow Works", "Bow Works"],
    ["Mill Lane (Flat 3)", "Flat 3, 20 Mill Lane", "Mill Lane"],
    ["101½ Mill Lane", "101½ Mill Lane", "Mill Lane"],
    ["Mill Lane 20", "20 Mill Lane", "Mill Lane"],
    ["20 Mill Lane", "Mill Lane", "Mill Lane"],
    ["B1204", "Mill Lane", ""],
    ["Apt. 7/2 Dock Street", "Apt. 7/2 Dock Street", "Dock Street"],
    ["Apt. 7/2 Dock Street", "", "Dock Street"],
    ["Dock Street 7", "Flat 7/2, Dock Street", "Dock Street"],
    ["1/R", "1/R, 12 Dock Street", ""],
    ["1/R 12 Dock Street", "", "Dock Street"],
    ["Apt.7 Dock Street", "Apt. 7, Dock Street", "Dock Street"],
    ["Flat7 Dock Street", "Flat 7, Dock Street", "Dock Street"],
    ["No.7 Dock Street", "7 Dock Street", "Dock Street"],
    ["Flat 3.02 Bow Works", "Flat 3.02, Bow Works", "Bow Works"],
    ["Flats 7 and 8 Dock Street", "Flats 7 and 8, Dock Street", "Dock Street"],
    ["2 Bedroom Flat", "2 Mill Lane", "2 Bedroom Flat"],
    ["3-bed house", "3 Mill Lane", "3-bed house"],
    ["2nd Avenue", "14 2nd Avenue", "2nd Avenue"],
    ["E14", "Flat 3, 20 Mill Lane", "E14"],
    ["Flat Iron Square", "3 Flat Iron Square", "Flat Iron Square"],
    ["Weavers House", "Flat 3, Weavers House", "Weavers House"],
    ["Flat 802 Landmark Tower", "A802, Landmark Tower", "Landmark Tower"],
    ["Flat 2", "Flat Two, Mill Lane", ""],
    ["Flat Two Mill Lane", "Flat 2, Mill Lane", "Mill Lane"],
    ["Flat 3", "Flat 03, 20 Mill Lane", ""],
    ["20 Mill Lane", "20a Mill Lane", "Mill Lane"],
    ["20a Mill Lane", "20 Mill Lane", "Mill Lane"],
    ["4-6 Mill Lane", "Flat 3, 4 Mill Lane", "Mill Lane"],
    ["Flat A Mill Lane", "Flat A, 20 Mill Lane", "Mill Lane"],
    ["Flats 7 & 8 Dock Street", "Flats 7 and 8, Dock Street", "Dock Street"],
    ["Flat 3", "20 Mill Lane", ""],
    ["Flat 3 Mill Lane", "Mill Lane 20", "Mill Lane"],
  ])("%s of %s", (part, address, shown) => {
    expect(hideDoor(part, address)).toBe(shown);
  });
});

describe("what only looks like a door stays, where the private address has another", () => {
  test.each([
    ["1 Canada Square", "Flat 12, The Tower"],
    ["Studio 5 Building", "Flat 12, The Tower"],
    ["Block C", "Flat 12, The Tower"],
    ["Room Two Works", "Flat 12, The Tower"],
    ["B1204", "Flat 12, The Tower"],
    ["House 4 Yard", "A802, The Tower"],
  ])("%s of %s", (part, address) => {
    expect(hideDoor(part, address)).toBe(part);
  });
});

describe("where there is no private door to compare with, what looks like one is taken away", () => {
  test.each(["Rose Cottage, Mill Lane", ""])("of %j", (address) => {
    expect(hideDoor("Flat 3", address)).toBe("");
    expect(hideDoor("20 Mill Lane", address)).toBe("Mill Lane");
    expect(hideDoor("2 Bedroom Flat", address)).toBe("2 Bedroom Flat");
  });
});

describe("a text that tells the door", () => {
  const address = "Flat 3, 49 Pickwell Road";

  test.each([
    ["Flat 3, 49 Pickwell Road is bright.", "Pickwell Road is bright."],
    ["The door of 49 Pickwell Road.", "The door of Pickwell Road."],
    ["Flat 3 is bright. You will like flat 3.", "This home is bright. You will like this home."],
    ["49 minutes, 3 beds, £49 a week.", "49 minutes, 3 beds, £49 a week."],
    ["Flat 31 is another.", "Flat 31 is another."],
  ])("%s", (text, hidden) => {
    expect(hideDoorInText(text, address)).toBe(hidden);
    expect(findDoorInText(text, address) === null).toBe(hidden === text);
  });

  test.each([
    ["Apt. 7/2 Dock Street is bright.", "Dock Street is bright."],
    ["At 7/2 Dock Street, or 2 Dock Street.", "At Dock Street, or Dock Street."],
    ["Flat 7/2 is bright. So is apartment 7/2.", "This home is bright. So is this home."],
    ["Open 24/7, half (1/2) a mile away.", "Open 24/7, half (1/2) a mile away."],
  ])("with a number in two parts: %s", (text, hidden) => {
    expect(hideDoorInText(text, "Apt. 7/2 Dock Street")).toBe(hidden);
  });

  test("is found by a number with its sign", () => {
    expect(hideDoorInText("Unit #5 is bright.", "Unit #5, Bow Works")).toBe("This home is bright.");
  });

  test("is found by a name of letters and digits alone", () => {
    expect(findDoorInText("Call at a802.", "A802, Landmark Tower")).toBe("a802");
    expect(hideDoorInText("A802 has a balcony.", "A802, Landmark Tower")).toBe(
      "This home has a balcony.",
    );
  });
});
