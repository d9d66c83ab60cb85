export interface Area {
  /** Lower case, as in `/flats-to-rent/{slug}`. */
  slug: string;
  name: string;
  /**
   * Determines membership. City: by the listing's city. Borough: border or outcodes. Neighbourhood:
   * within a mile of the centre, or tagged with its name. Outcode: the listing's postcode. Postcode
   * area: its districts.
   */
  kind: "city" | "borough" | "neighbourhood" | "outcode" | "postcode-area";
  city: string;
  centre: Point | null;
  members?: AreaMembers;
}

export type AreaMembers =
  | { border: readonly (readonly Point[])[] }
  | { outcodes: readonly string[] };

/** Degrees, WGS 84. */
export interface Point {
  lat: number;
  long: number;
}
