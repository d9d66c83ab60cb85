import type { ExpressionSpecification } from "maplibre-gl";

/** What is drawn of a layer of the archive. */
export interface LayerPart {
  layer: string;
  filter?: ExpressionSpecification;
}

/** How the style finds in one schema what it draws. Classes are those of `compact`. */
export interface StreetAdapter {
  roads: LayerPart;
  roadNames: LayerPart;
  /** Class of a road and of its name: `motorway` to `tertiary`, `minor`, `service`, `path` ... */
  roadClass: ExpressionSpecification;
  isTunnel: ExpressionSpecification;
  isBridge: ExpressionSpecification;
  rail: LayerPart;
  buildings: LayerPart;
  water: LayerPart;
  waterways: LayerPart;
  waterNames: LayerPart;
  green: LayerPart[];
  wood: LayerPart[];
  /** Grounds of schools, hospitals and works. */
  sites: LayerPart[];
  places: LayerPart;
  /** Class of a place: `town`, `suburb`, `neighbourhood` ... */
  placeClass: ExpressionSpecification;
  /** Of a place; lower is more important. */
  placeRank: ExpressionSpecification;
  /** False if the sea is not among the water, and the schematic map's has to stand in. */
  hasSea: boolean;
}
