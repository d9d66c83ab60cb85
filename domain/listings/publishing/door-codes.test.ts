import { describe, expect, test } from "vitest";
import { findDoorInText, hideDoor, hideDoorInText } from "./door-number.ts";

describe("a door is known again by the code that its flat and block, or its short name, make", () => {
  test.each([
    ["C9 Nova House", "Room 2, Flat 9, Block C Nova House, Buckingham Palace Road", "Nova House"],
    ["9C Nova House", "Room 2, Flat 9, Block C Nova House, Buckingham Palace Road", "Nova House"],
    ["C-9 Nova House", "Room 2, Flat 9, Block C Nova House, Buckingham Palace Road", "Nova House"],
    ["C/9 Nova House", "Room 2, Flat 9, Block C Nova House, Buckingham Palace Road", "Nova House"],
    ["9-C Nova House", "Room 2, Flat 9, Block C Nova House, Buckingham Palace Road", "Nova House"],
    ["C 9 Nova House", "Room 2, Flat 9, Block C Nova House, Buckingham Palace Road", "Nova House"],
    ["Nova House C9", "Room 2, Flat 9, Block C Nova House, Buckingham Palace Road", "Nova House"],
    ["Nova House 9C", "Room 2, Flat 9, Block C Nova House, Buckingham Palace Road", "Nova House"],
    ["C9", "Room 2, Flat 9, Block C Nova House, Buckingham Palace Road", ""],
    ["9C", "Room 2, Flat 9, Block C Nova House, Buckingham Palace Road", ""],
    ["C09", "Room 2, Flat 9, Block C Nova House, Buckingham Palace Road", ""],
    [
      "Block C9 Nova House",
      "Room 2, Flat 9, Block C Nova House, Buckingham Palace Road",
      "Nova House",
    ],
    ["Nine C", "Room 2, Flat 9, Block C Nova House, Buckingham Palace Road", ""],
    [
      "Nine C Nova House",
      "Room 2, Flat 9, Block C Nova House, Buckingham Palace Road",
      "Nova House",
    ],
    [
      "C Nine Nova House",
      "Room 2, Flat 9, Block C Nova House, Buckingham Palace Road",
      "Nova House",
    ],
    ["B9", "Flat 9, Block B, Nova House", ""],
    ["B9 Nova House", "Flat 9, Block B, Nova House", "Nova House"],
    ["Birmingham B9", "Flat 9, Block B, Nova House", "Birmingham B9"],
    ["C9", "Flat 9, Tower C, Nova House", ""],
    ["C9 Nova House", "Flat 9, C Block, Nova House", "Nova House"],
    ["F3", "Flat 3, 20 Mill Lane", ""],
    ["E9 Nova House", "Flat 9, Nova House", "Nova House"],
    ["Nova House E9", "Flat 9, Nova House", "Nova House E9"],
    ["PH2", "Penthouse 2, Dock House", ""],
    ["PH2 Dock House", "Penthouse 2, Dock House", "Dock House"],
    ["PH 2 Dock House", "Penthouse 2, Dock House", "Dock House"],
    ["PH.2", "Penthouse 2, Dock House", ""],
    ["PH-2 Dock House", "Penthouse 2, Dock House", "Dock House"],
    ["PH Two", "Penthouse 2, Dock House", ""],
    ["Rm 2 Dock House", "Room 2, Dock House", "Dock House"],
    ["Dock House PH2", "Penthouse 2, Dock House", "Dock House"],
    ["Penthouse Two", "PH2, Dock House", ""],
    ["Perth PH2", "Penthouse 2, Dock House", "Perth PH2"],
    ["Foundry 7", "Unit 7 The Foundry, Mill Lane", "Foundry"],
    ["The Foundry 7", "Unit 7 The Foundry, Mill Lane", "The Foundry"],
    ["7 Foundry", "Unit 7 The Foundry, Mill Lane", "Foundry"],
    ["Seven The Foundry", "Unit 7 The Foundry, Mill Lane", "The Foundry"],
    ["Foundry Seven", "Unit 7 The Foundry, Mill Lane", "Foundry"],
    ["U7", "Unit 7 The Foundry, Mill Lane", ""],
    ["Foundry (7)", "Unit 7 The Foundry, Mill Lane", "Foundry"],
  ])("a part of the public address: %s of %s", (part, address, shown) => {
    expect(hideDoor(part, address)).toBe(shown);
  });

  test.each([
    [
      "C9 Nova House, Buckingham Palace Road",
      "Room 2, Flat 9, Block C Nova House, Buckingham Palace Road",
      "Nova House, Buckingham Palace Road",
    ],
    ["9C Nova House", "Room 2, Flat 9, Block C Nova House, Buckingham Palace Road", "Nova House"],
    ["C-9 Nova House", "Room 2, Flat 9, Block C Nova House, Buckingham Palace Road", "Nova House"],
    [
      "Nine C Nova House",
      "Room 2, Flat 9, Block C Nova House, Buckingham Palace Road",
      "Nova House",
    ],
    ["Nova House C9", "Room 2, Flat 9, Block C Nova House, Buckingham Palace Road", "Nova House"],
    [
      "Ask for C9 or 9C.",
      "Room 2, Flat 9, Block C Nova House, Buckingham Palace Road",
      "Ask for this home or this home.",
    ],
    [
      "Call at C-9.",
      "Room 2, Flat 9, Block C Nova House, Buckingham Palace Road",
      "Call at this home.",
    ],
    ["PH2 is bright.", "Penthouse 2, Dock House", "This home is bright."],
    ["At PH2, Dock House.", "Penthouse 2, Dock House", "At Dock House."],
    ["Penthouse two is bright.", "PH2, Dock House", "This home is bright."],
    ["Foundry 7 is bright.", "Unit 7 The Foundry, Mill Lane", "Foundry is bright."],
    ["At 7 Foundry.", "Unit 7 The Foundry, Mill Lane", "At Foundry."],
    ["At Seven, The Foundry.", "Unit 7 The Foundry, Mill Lane", "At The Foundry."],
    ["At Foundry Seven.", "Unit 7 The Foundry, Mill Lane", "At Foundry."],
  ])("a text: %s of %s", (text, of, hidden) => {
    expect(hideDoorInText(text, of)).toBe(hidden);
    expect(findDoorInText(text, of)).not.toBeNull();
  });

  test.each([
    ["By the A12, the B302 and the M4.", "Flat 12, Block A, Nova House"],
    ["Near Paddington W2.", "Flat 2, Block W, Nova House"],
    ["5G and 9m of garden.", "Flat 5, Block G, Flat 9, Block M, Nova House"],
    ["On the 7th floor, 7 m from the bus.", "Unit 7 The Foundry, Mill Lane"],
    [
      "From the Foundry 7 minutes to the Tube, 7 metres to the bus.",
      "Unit 7 The Foundry, Mill Lane",
    ],
    ["In Perth PH2.", "Flat 2, Dock House"],
    ["A flat of type C9, in class C9, or for C9 use.", "Flat 9, Block C, Nova House"],
    ["Zone 2, C10 and D9.", "Room 2, Flat 9, Block C Nova House, Buckingham Palace Road"],
  ])("but not by what only looks like its code: %s", (text, of) => {
    expect(hideDoorInText(text, of)).toBe(text);
    expect(findDoorInText(text, of)).toBeNull();
  });
});
