export const travelModes = ["walk", "bike", "car", "public-transport"] as const;
export type TravelMode = (typeof travelModes)[number];

export const travelModeNames: Record<TravelMode, string> = {
  walk: "On foot",
  bike: "By bike",
  car: "By car",
  "public-transport": "By public transport",
};
