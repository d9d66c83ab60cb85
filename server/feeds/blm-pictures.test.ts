import { expect, test } from "vitest";
import { pictureFields, readPictures } from "./blm-pictures.ts";

const fields = pictureFields(["MEDIA_IMAGE_00"]);
const kindOf = (caption: string) => {
  const get = (field: string) => (field === "MEDIA_IMAGE_00" ? "a.jpg" : caption);
  return readPictures({ line: 1, get }, fields)[0]?.kind;
};

test.each([
  ["Floor plan", "floorplan"],
  ["floor_plan_1", "floorplan"],
  ["FLOORPLANS", "floorplan"],
  ["First-floor-plan2", "floorplan"],
  ["EPC1", "epc"],
  ["epc_graph", "epc"],
  ["Energy_rating", "epc"],
  ["Kitchen on the ground floor", "photo"],
  ["Epcot House", "photo"],
])("a picture captioned %j is a %s", (caption, kind) => {
  expect(kindOf(caption)).toBe(kind);
});
