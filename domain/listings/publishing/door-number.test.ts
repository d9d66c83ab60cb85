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
    ["Flat Twenty One", "Flat Twenty One, Rowan Court", ""],
    ["Flat Twenty-One", "Flat 21, Dock House", ""],
    ["Flat 21", "Flat Twenty One, Dock House", ""],
    ["Twenty One Mill Lane", "21 Mill Lane", "Mill Lane"],
    ["Twenty Two Elm Grove", "Twenty Two, Elm Grove", "Elm Grove"],
    ["Nine Elm Grove", "9 Elm Grove", "Elm Grove"],
    ["Number Nine", "9 Elm Grove", ""],
    ["Mill Lane Forty", "40 Mill Lane", "Mill Lane"],
    ["Nine Elms Lane", "9 Nine Elms Lane", "Nine Elms Lane"],
    ["Seven Sisters Road", "Flat 7, 12 Seven Sisters Road", "Seven Sisters Road"],
    ["12 Nine Elms Lane", "12 Nine Elms Lane", "Nine Elms Lane"],
    ["Plot 12 Nine Elms Lane", "Plot 12 Nine Elms Lane", "Nine Elms Lane"],
    ["Unit 12 Nine Elms Lane", "Unit 12 Nine Elms Lane", "Nine Elms Lane"],
    ["12A Nine Elms Lane", "Flat A, 12 Nine Elms Lane", "Nine Elms Lane"],
    ["12 NINE ELMS LANE", "12 Nine Elms Lane", "NINE ELMS LANE"],
    ["12 nine elms lane", "12 Nine Elms Lane", "nine elms lane"],
    ["Twelve Nine Elms Lane", "12 Nine Elms Lane", "Nine Elms Lane"],
    ["9 Nine Elms Lane", "9 Nine Elms Lane", "Nine Elms Lane"],
    ["Nine Nine Elms Lane", "9 Nine Elms Lane", "Nine Elms Lane"],
    ["Plot 12 Nine Elms Lane", "Plot 12, Riverlight Quay", "Nine Elms Lane"],
    ["12 Nine Elms Lane", "", "Nine Elms Lane"],
    ["12 Seven Sisters Road", "Flat 4, 12 Seven Sisters Road", "Seven Sisters Road"],
    ["12 Seven Sisters Road", "Flat 7, 12 Seven Sisters Road", "Seven Sisters Road"],
    ["Flat 4 Three Mills House", "Flat 4 Three Mills House, Three Mill Lane", "Three Mills House"],
    ["Three Mill Lane", "Flat 4 Three Mills House, Three Mill Lane", "Three Mill Lane"],
    ["Apartment 7 Seven Dials", "Apartment 7 Seven Dials", "Seven Dials"],
    ["Apartment Seven Seven Dials", "Apartment 7, Seven Dials", "Seven Dials"],
    ["12 Twenty Acre Close", "12 Twenty Acre Close", "Twenty Acre Close"],
    ["Nine Elms Lane", "Flat 9 Elms House, Nine Elms Lane", "Nine Elms Lane"],
    ["12 Nine Mill Lane", "Flat 9, 12 Mill Lane", "Mill Lane"],
    ["12 Two Mill Lane", "Flat Two, 12 Mill Lane", "Mill Lane"],
    ["Flat Two Nine Elms Lane", "Flat 2, Nine Elms Lane", "Nine Elms Lane"],
    ["Flat 3 Twenty Two Elm Grove", "Flat 3, 22 Elm Grove", "Elm Grove"],
    ["88B Oak Street", "Flat B, 88 Oak Street", "Oak Street"],
    ["3A/12 Long Street", "Apartment 3A, 12 Long Street", "Long Street"],
    ["12 A Mill Lane", "12A Mill Lane", "Mill Lane"],
    ["Penthouse 2 Dock House", "Penthouse 2, Dock House", "Dock House"],
    ["101 1/2 Mill Lane", "101½ Mill Lane", "Mill Lane"],
    ["101¼ Mill Lane", "101 1/4 Mill Lane", "Mill Lane"],
    ["101 3/4 Mill Lane", "101¾ Mill Lane", "Mill Lane"],
    ["GFF", "GFF, 17 Ash Road", ""],
    ["Ground Floor Flat", "Ground Floor Flat, 17 Ash Road", ""],
    ["Dock House", "Flat 3, Dock House", "Dock House"],
    ["E14", "E14, Landmark Tower", ""],
    ["Flat III", "Flat 3, 12 Mill Lane", ""],
    ["Flat XIV Dock House", "Flat 14, Dock House", "Dock House"],
    ["Flat V", "Flat 5, 12 Mill Lane", ""],
    ["Flat 5", "Flat V, 12 Mill Lane", ""],
    ["Flat 4", "Flat IV, 12 Mill Lane", ""],
    ["Third flat", "Flat 3, 12 Mill Lane", ""],
    ["3rd Flat Dock House", "Flat 3, Dock House", "Dock House"],
    ["Rose Cottage", "Rose Cottage, Mill Lane", ""],
    ["Rose Cottage Mill Lane", "Rose Cottage, Mill Lane", "Mill Lane"],
    ["The Old Forge", "The Old Forge, Mill Lane, London", ""],
    ["Rose Lodge", "Rose Lodge, 12 Mill Lane", ""],
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
    ["Flat III", "Flat 4, The Tower"],
    ["Third Avenue", "Flat 3, The Tower"],
    ["Rose Lodge", "Flat 3, Rose Lodge, Mill Lane"],
    ["Landmark Tower", "Landmark Tower, Marsh Wall Road"],
    ["Rose Street", "Rose Street, Mill Lane"],
    ["Mill Lane", "Mill Lane, Camden High Street"],
    ["Dock House", "Mill Lane"],
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

  test.each([
    ["88B Oak Street is bright.", "Flat B, 88 Oak Street", "Oak Street is bright."],
    ["Front of 88B Oak Street", "Flat B, 88 Oak Street", "Front of Oak Street"],
    ["3A/12 Long Street", "Apartment 3A, 12 Long Street", "Long Street"],
    ["At Twenty Two Elm Grove.", "Twenty Two, Elm Grove", "At Elm Grove."],
    ["At 14 - 16 High Road.", "14-16 High Road", "At High Road."],
    ["At 12 A Mill Lane.", "12A Mill Lane", "At Mill Lane."],
    ["At 20/3 Mill Lane.", "Flat 3, 20 Mill Lane", "At Mill Lane."],
    ["At 3/20 Mill Lane.", "Flat 3, 20 Mill Lane", "At Mill Lane."],
    ["At 3, 20 Mill Lane.", "Flat 3, 20 Mill Lane", "At Mill Lane."],
    ["At F3 20 Mill Lane.", "Flat 3, 20 Mill Lane", "At Mill Lane."],
    ["At Mill Lane 20.", "20 Mill Lane", "At Mill Lane."],
    ["At Mill Lane, No 20, London.", "20 Mill Lane", "At Mill Lane, London."],
    ["At Mill Lane (Flat 3) in London.", "Flat 3, 20 Mill Lane", "At Mill Lane in London."],
    ["At Number Nine, Elm Grove.", "9 Elm Grove", "At Elm Grove."],
    ["At Nine Elms Lane.", "9 Nine Elms Lane", "At Nine Elms Lane."],
    ["At 12 Nine Elms Lane.", "12 Nine Elms Lane", "At Nine Elms Lane."],
    ["At 9 Nine Elms Lane.", "9 Nine Elms Lane", "At Nine Elms Lane."],
    ["At Flat 7 Seven Dials.", "Apartment 7 Seven Dials", "At Seven Dials."],
    ["At Nine Elms Lane 12.", "12 Nine Elms Lane", "At Nine Elms Lane."],
    ["Lovely home at No. 44 Rose Walk.", "44 Rose Walk", "Lovely home at Rose Walk."],
    ["Penthouse 2, Dock House", "Penthouse 2, Dock House", "Dock House"],
    ["At 9C Mill Lane.", "Flat C, 9 Mill Lane", "At Mill Lane."],
    ["At 101 1/2 Mill Lane.", "101½ Mill Lane", "At Mill Lane."],
    ["Come to Apt B/4 now.", "Apt B/4, Dock House", "Come to this home now."],
    ["Flat twenty-one is bright.", "Flat Twenty One, Rowan Court", "This home is bright."],
    ["Ask for 3b at the gate.", "Flat 3b, 9 Mill Lane", "Ask for this home at the gate."],
    ["At 9 Mill Lane, flat C.", "9C Mill Lane", "At Mill Lane."],
    ["12A-12B are one.", "12A-12B, Dock Street", "This home are one."],
  ])("in another spelling: %s", (text, of, hidden) => {
    expect(hideDoorInText(text, of)).toBe(hidden);
    expect(findDoorInText(text, of) === null).toBe(hidden === text);
  });

  test.each([
    ["Built in 2020, 20 Mill Lane is new.", "Built in 2020, Mill Lane is new."],
    ["20 minutes to Mill Lane.", "20 minutes to Mill Lane."],
    ["Paddington W2: 3 bedroom flat, 20 sq m.", "Paddington W2: 3 bedroom flat, 20 sq m."],
    ["Flat a stone’s throw from the park.", "Flat a stone’s throw from the park."],
    ["Flat 3/8 is another.", "Flat 3/8 is another."],
    ["Near Mill Lane. 20 homes are planned.", "Near Mill Lane. 20 homes are planned."],
    ["On the 3rd floor, £20 a week, bus 20.", "On the 3rd floor, £20 a week, bus 20."],
    ["A studio. 3 rooms of 20 in Flat 4.", "A studio. 3 rooms of 20 in Flat 4."],
  ])("and no other number: %s", (text, hidden) => {
    expect(hideDoorInText(text, "Flat 3A, 20 Mill Lane")).toBe(hidden);
  });

  test.each([
    ["Basement Flat, 12 Mill Lane", "Basement Flat, Mill Lane"],
    ["A bright flat, 12 Mill Lane.", "A bright flat, Mill Lane."],
    ["#3 Mill Lane", "Mill Lane"],
    ["See Flat III, Mill Lane.", "See Mill Lane."],
    ["Flat III is bright.", "This home is bright."],
    ["Third flat, Mill Lane", "Mill Lane"],
    ["The third flat is bright.", "This home is bright."],
    ["Ideal as a third flat, or your third flat.", "Ideal as a third flat, or your third flat."],
    ["A third floor flat.", "A third floor flat."],
  ])("with what stood about it: %s", (text, hidden) => {
    expect(hideDoorInText(text, "Flat 3, 12 Mill Lane")).toBe(hidden);
  });

  test.each([
    ["Rose Cottage is bright.", "This home is bright."],
    ["At Rose Cottage, Mill Lane.", "At Mill Lane."],
    ["Roses at a cottage in Mill Lane.", "Roses at a cottage in Mill Lane."],
    ["Near Rose Cottages.", "Near Rose Cottages."],
  ])("by the name of the house: %s", (text, hidden) => {
    expect(hideDoorInText(text, "Rose Cottage, Mill Lane")).toBe(hidden);
    expect(findDoorInText(text, "Rose Cottage, Mill Lane") === null).toBe(hidden === text);
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

  test.each([
    ["You find it at no. 12.", "You find it at this home."],
    ["Number 12 is the one with the blue door.", "This home is the one with the blue door."],
    ["House 12 has a porch.", "This home has a porch."],
    ["Ask at House 12.", "Ask at this home."],
    ["It is flat no. 3, or flat number 3.", "It is this home, or this home."],
    ["Ring bell 3 at door 12.", "Ring this home at this home."],
    ["Ask for #12 or № 12.", "Ask for this home or this home."],
    ["Flats 3 and 4 share a hall.", "This home and 4 share a hall."],
    ["Number Twelve", "This home"],
    ["Come to number 12, flat 3.", "Come to this home, this home."],
  ])("by its number with a word that says so: %s", (text, hidden) => {
    expect(hideDoorInText(text, "Flat 3, 12 Mill Lane")).toBe(hidden);
    expect(findDoorInText(text, "Flat 3, 12 Mill Lane")).not.toBeNull();
  });

  test.each([
    "Take the number 12 bus, or number 12 and 24 buses.",
    "Bus number 12 stops outside, and so does route no. 12.",
    "The number 12 goes to Oxford Circus.",
    "A house 12 minutes away, another house 12 miles away. House 12 min from the station.",
    "There is no 12 month tie.",
    "A lovely house. 12 steps lead to it.",
    "Number 13 and no. 31 are others.",
    "By the front door 12 metres of hedge.",
  ])("but not by a number of something else: %s", (text) => {
    expect(hideDoorInText(text, "12 Mill Lane")).toBe(text);
    expect(findDoorInText(text, "12 Mill Lane")).toBeNull();
  });

  test("and number 1 only where it is no rank", () => {
    const text = "Your no. 1 choice, number one for schools, #1 in London. Number 1 is bright.";
    expect(hideDoorInText(text, "1 Mill Lane")).toBe(
      "Your no. 1 choice, number one for schools, #1 in London. This home is bright.",
    );
  });
});
