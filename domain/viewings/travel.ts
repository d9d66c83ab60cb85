export const waysOfTravel = ["walk", "bike", "car", "public-transport"] as const;
export type WayOfTravel = (typeof waysOfTravel)[number];

export const wayNames: Record<WayOfTravel, string> = {
  walk: "On foot",
  bike: "By bicycle",
  car: "By car",
  "public-transport": "By public transport",
};

/** Minutes for a kilometre of the straight line. */
export type MinutesPerKm = Record<WayOfTravel, number>;

/** Streets are a third longer than the line, which these contain, as do waiting and parking. */
export const usualMinutesPerKm: MinutesPerKm = {
  walk: 16,
  bike: 6,
  car: 5,
  "public-transport": 8,
};
