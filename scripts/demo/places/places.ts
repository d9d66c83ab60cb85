import type { Area } from "./area.ts";
import { cities } from "./cities.ts";
import { east } from "./east.ts";
import { northWest } from "./north-west.ts";
import { north } from "./north.ts";
import { southEast } from "./south-east.ts";
import { southWest } from "./south-west.ts";
import { west } from "./west.ts";

export const areas: readonly Area[] = [
  ...west,
  ...northWest,
  ...north,
  ...east,
  ...southEast,
  ...southWest,
  ...cities,
];
