import { expect, test } from "vitest";
import { formatPictureFields, readPictures } from "./blm-pictures.ts";

const fields = formatPictureFields(["MEDIA_IMAGE_00"]);
const findKind = (caption: string) => {
  const get = (field: string) => (field === "MEDIA_IMAGE_00" ? "a.jpg" : caption);
  return readPictures({ get }, fields)[0]?.kind;
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
  expect(findKind(caption)).toBe(kind);
});
