export const waysOfTravel = ["walk", "bike", "car", "public-transport"] as const;
export type WayOfTravel = (typeof waysOfTravel)[number];

export const wayNames: Record<WayOfTravel, string> = {
  walk: "On foot",
  bike: "By bike",
  car: "By car",
  "public-transport": "By public transport",
};
