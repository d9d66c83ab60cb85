import type { BuildingKind } from "../buildings.ts";

/** A drawn house front, for homes that no rendering is like. */
interface Drawing {
  file: string;
  /** The drawing in `app/ui/art/homes`. */
  source: string;
  caption: string;
  fits: readonly BuildingKind[];
  /** Only for whole houses, or only for flats. */
  house?: boolean;
}

/** Made into pictures of 1200 by 800 by `draw.ts`. */
export const drawings: readonly Drawing[] = [
  {
    file: "front-bay.jpg",
    source: "f_bay.svg",
    caption: "Drawing of the front",
    fits: ["edwardian", "thirties"],
    house: true,
  },
  {
    file: "front-deck.jpg",
    source: "f_council.svg",
    caption: "Drawing of the block",
    fits: ["estate"],
  },
  {
    file: "front-fanlight.jpg",
    source: "f_georgian.svg",
    caption: "Drawing of the front",
    fits: ["georgian"],
  },
  {
    file: "front-mansion.jpg",
    source: "f_mansion.svg",
    caption: "Drawing of the block",
    fits: ["mansion"],
  },
  {
    file: "front-mews.jpg",
    source: "f_mews.svg",
    caption: "Drawing of the mews",
    fits: ["mews", "cottage"],
  },
  { file: "front-mill.jpg", source: "f_mill.svg", caption: "Drawing of the mill", fits: ["mill"] },
  {
    file: "front-balconies.jpg",
    source: "f_newbuild.svg",
    caption: "Drawing of the block",
    fits: ["new", "block", "thirties"],
    house: false,
  },
  {
    file: "front-stucco.jpg",
    source: "f_stucco.svg",
    caption: "Drawing of the front",
    fits: ["stucco"],
  },
  {
    file: "front-warehouse.jpg",
    source: "f_warehouse.svg",
    caption: "Drawing of the front",
    fits: ["warehouse", "school", "mill"],
  },
];
