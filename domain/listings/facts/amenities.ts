import { readFloorSize } from "./floor-size.ts";
import { formatFeature, type Listing, listFeatureFacts, type SpecialFeature } from "../listing.ts";

/** Things that a home has. The others say what it is, what it costs or who may live there. */
const amenityFeatures: ReadonlySet<SpecialFeature> = new Set([
  "Furnished",
  "OutdoorSpace",
  "Parking",
]);

/** Lines that are about terms, the way to somewhere else or the home as a whole. */
const otherLines = [
  /\bdeposits?\b|\bfees?\b|\brents?\b|\bbills?\b|£\s*\d/i,
  /\bpets?\b|\bdogs?\b|\bcats?\b|\bsharers?\b|\bstudents?\b|\bprofessionals?\b|\bDSS\b/i,
  /\bavailable\b|\btenan(?:cy|t|cies|ts)\b|\b(?:un|part[- ])furnished\b/i,
  /\b\d+(?:\.\d+)?[\s-]*(?:min(?:ute)?s?|miles?|km|yards?)\b/i,
  /\bwalk(?:ing)?\b(?!-| in\b)|\bstroll\b|\bminutes? (?:from|to|away)\b/i,
  /\b(?:close to|near(?:by|est|est to)?|moments from|opposite|next to|steps from)\b/i,
  /\b(?:tube|underground|overground|DLR|station|zone \d)\b/i,
  /\b(?:EPC|energy (?:rating|performance)|council tax)\b/i,
  /^(?:[\w-]+\s){0,2}(?:bed(?:room)?s?|flat|apartment|house|studio|maisonette)$/i,
];

/** The amenities of a home itself, from its tags and from what is said in words. */
export function listAmenities(
  home: Pick<Listing, "specialFeatures" | "furnishing" | "displayFeatures">,
): string[] {
  const tags = listFeatureFacts(home).filter((feature) => amenityFeatures.has(feature));
  const lines = home.displayFeatures.filter(
    (line) => readFloorSize(line) === null && !otherLines.some((form) => form.test(line)),
  );
  return [...new Set([...tags.map(formatFeature), ...lines])];
}
