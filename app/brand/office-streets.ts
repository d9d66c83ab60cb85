import type { Point } from "../../domain/area.ts";

interface Street {
  name: string;
  /** From west to east, so that its name can be read along it. */
  line: Point[];
  broad: boolean;
  /** Where along it the drawing puts its name, percent; null where there is no room for one. */
  nameAt: number | null;
}

/** `[latitude, longitude]` pairs as points. */
function points(...pairs: [lat: number, long: number][]): Point[] {
  return pairs.map(([lat, long]) => ({ lat, long }));
}

/** Streets around the office, simplified, for the drawing on `/contact`. */
export const streets: Street[] = [
  {
    name: "Gray's Inn Road",
    broad: true,
    nameAt: 52,
    line: points([51.5316, -0.1222], [51.5275, -0.1187], [51.5243, -0.1163], [51.5183, -0.1118]),
  },
  {
    name: "Rosebery Avenue",
    broad: true,
    nameAt: 36,
    line: points([51.5214, -0.1117], [51.5238, -0.1097], [51.5272, -0.1066], [51.5305, -0.1052]),
  },
  {
    name: "Theobalds Road",
    broad: true,
    nameAt: 50,
    line: points([51.5195, -0.1203], [51.5207, -0.1134], [51.5214, -0.1117]),
  },
  {
    name: "Clerkenwell Road",
    broad: true,
    nameAt: 50,
    line: points([51.5214, -0.1117], [51.5226, -0.1073], [51.5232, -0.1005], [51.524, -0.0955]),
  },
  {
    name: "Farringdon Road",
    broad: true,
    nameAt: 30,
    line: points(
      [51.53, -0.119],
      [51.5275, -0.114],
      [51.5258, -0.1098],
      [51.5226, -0.1073],
      [51.515, -0.1042],
    ),
  },
  {
    name: "High Holborn",
    broad: true,
    nameAt: null,
    line: points(
      [51.5168, -0.1275],
      [51.5176, -0.12],
      [51.5183, -0.1118],
      [51.5177, -0.1075],
      [51.5172, -0.1],
    ),
  },
  {
    name: "Southampton Row",
    broad: true,
    nameAt: 48,
    line: points(
      [51.5245, -0.1285],
      [51.5215, -0.1228],
      [51.5195, -0.1203],
      [51.5176, -0.12],
      [51.515, -0.1192],
    ),
  },
  {
    name: "Guilford Street",
    broad: false,
    nameAt: null,
    line: points([51.5225, -0.1243], [51.5243, -0.1163]),
  },
  {
    name: "Calthorpe Street",
    broad: false,
    nameAt: null,
    line: points([51.5251, -0.1169], [51.5258, -0.1098]),
  },
  {
    name: "Lamb's Conduit Street",
    broad: false,
    nameAt: null,
    line: points([51.5237, -0.1191], [51.52, -0.118]),
  },
  {
    name: "Hatton Garden",
    broad: false,
    nameAt: null,
    line: points([51.5217, -0.1106], [51.5178, -0.1082]),
  },
  {
    name: "St John Street",
    broad: false,
    nameAt: null,
    line: points([51.53, -0.1062], [51.5245, -0.1032], [51.52, -0.1012]),
  },
  {
    name: "Exmouth Market",
    broad: false,
    nameAt: null,
    line: points([51.5258, -0.1098], [51.5268, -0.107]),
  },
];

/** Gardens, each a corner to the north-west and one to the south-east. */
export const gardens: { name: string; corners: [Point, Point] }[] = [
  { name: "Gray's Inn", corners: corners([51.5203, -0.1154], [51.5189, -0.1136]) },
  { name: "Coram's Fields", corners: corners([51.5253, -0.1212], [51.5238, -0.1186]) },
  { name: "Russell Square", corners: corners([51.5225, -0.1272], [51.5208, -0.1244]) },
  { name: "Spa Fields", corners: corners([51.526, -0.1087], [51.5251, -0.1068]) },
];

/** Stations within a walk, with where they stand. */
export const officeStations: { name: string; at: Point }[] = [
  { name: "Chancery Lane", at: { lat: 51.5181, long: -0.11208 } },
  { name: "Farringdon", at: { lat: 51.52028, long: -0.10483 } },
  { name: "Russell Square", at: { lat: 51.52313, long: -0.12418 } },
  { name: "Holborn", at: { lat: 51.51761, long: -0.12012 } },
];

function corners(northWest: [number, number], southEast: [number, number]): [Point, Point] {
  const [first, second] = points(northWest, southEast);
  return [first!, second!];
}
