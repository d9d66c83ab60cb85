/** A place with a page of its own and a rule of what belongs to it. */
export interface Area {
  /** Lower case, as in `/flats-to-rent/{slug}`. */
  slug: string;
  /** As shown: `Elephant and Castle`, `SE1`. */
  name: string;
  /**
   * What belongs to it: a city by membership, a borough by its border or its outcodes, a
   * neighbourhood within a mile of its centre or tagged with its name, an outcode by the listing's
   * postcode; a postcode area has the homes of its districts.
   */
  kind: "city" | "borough" | "neighbourhood" | "outcode" | "postcode-area";
  city: string;
  /** Null for London as a whole. */
  centre: Point | null;
  /** Of a borough and a postcode area, and of nothing else. */
  members?: AreaMembers;
}

/** What makes a home an area's own: it lies within one of the rings, or has one of the outcodes. */
export type AreaMembers =
  | { border: readonly (readonly Point[])[] }
  | { outcodes: readonly string[] };

/** Degrees, WGS 84. */
export interface Point {
  lat: number;
  long: number;
}
