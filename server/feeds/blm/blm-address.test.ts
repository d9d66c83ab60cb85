import { expect, test } from "vitest";
import { splitAddress, joinAddress } from "./blm-address.ts";

test.each([
  ["Flat 3, 49 Pickwell Avenue", ["Flat 3, 49", "Pickwell Avenue"]],
  ["12a Mill Lane", ["12a", "Mill Lane"]],
  ["101 1/2 Camden Road", ["101 1/2", "Camden Road"]],
  ["Mill House, Elm Road", ["Mill House", "Elm Road"]],
  ["Flat 3, Mill House, Elm Road", ["Flat 3, Mill House", "Elm Road"]],
  ["Flat 41, Harbour Lanes, Ropemakers Passage", ["Flat 41, Harbour Lanes", "Ropemakers Passage"]],
  ["Loriner Street", ["Loriner Street", "Loriner Street"]],
  ["1 The Old Dairy, 5 Mill Lane", ["1", "The Old Dairy, 5 Mill Lane"]],
])("%s is split so that it can be joined again", (address, halves) => {
  expect(splitAddress(address)).toEqual(halves);
  expect(joinAddress(...splitAddress(address))).toBe(address);
});
