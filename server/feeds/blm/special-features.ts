import type { SpecialFeature } from "../../../domain/listings/listing.ts";
import type { Furnishing, PropertyType } from "../../../domain/listings/facts/plain-facts.ts";

const petsWelcome =
  /\bpets?[- ]friendly\b|\b(?:pets?|dogs?|cats?)\b.{0,30}\b(?:allowed|accepted|considered|welcome|permitted|negotiable|yes|by arrangement|by negotiation|with consent)\b|\b(?:allows?|accepts?|considers?|welcomes?|suitable for)\b.{0,20}\bpets?\b/i;
const petsRefused =
  /\b(?:no|sorry|without|not suitable for|not allow|cannot take)\s+(?:\w+\s+)?pets?\b|\bpets?\b[\s:–-]*(?:\w+\s+){0,2}(?:no|not|none)\b/i;

const outdoors =
  /\b(?:garden|balcon(?:y|ies)|(?<!\b(?:end of|end|mid|of|victorian|georgian|edwardian|period)[ -])terrace(?! (?:house|home|property|cottage))|patio|courtyard|decking|out(?:door|side) space)s?\b/i;
/** Features that are seen or nearby are not the home's own. */
const offSite =
  /\b(?:near|close to|overlooking|views? (?:of|over|across|onto|to)|opposite|moments|min(?:ute)?s?|miles?|walk(?:ing)?|(?:covent|hatton|kew|welwyn) garden)\b.*$/i;
const denied = /\b(?:no|without)\b[^,.;]*/gi;
const none = /[:–-]\s*(?:no|none|nil|n\/a)\b/i;

const ownSpace =
  /\b(?:garage|driveway|car ?port|car space|parking (?:space|bay)|(?:allocated|off[- ](?:street|road)|private|secure|underground|gated|designated) (?:\w+ )?parking)s?\b/i;
/** A street permit or a nearby car park is not the home's own parking. */
const otherSpace =
  /\bpermits?\b|\bon[- ](?:the )?(?:street|road)\b|\bstreet parking\b|\b(?:bike|bicycle|cycle|visitors?['’]?|nearby|paid|metered|public) parking\b|\bparking\W+(?:no|none|not|nil)\b/i;

function hasOutdoorSpace(line: string): boolean {
  return outdoors.test(line.replaceAll(denied, "").replace(offSite, "")) && !none.test(line);
}

function hasParking(line: string): boolean {
  const affirmed = line.replaceAll(denied, "");
  if (none.test(line)) return false;
  return ownSpace.test(affirmed) || (/\bparking\b/i.test(affirmed) && !otherSpace.test(line));
}

/** Lines that say the home is let without a deposit. A holding deposit is something else. */
const depositFree =
  /\b(?:no|zero|nil|0)[- ]deposit\b|\bdeposit[- ]free\b|\bdeposit: (?:none|nil)\b/i;

export function mentionsNoDeposit(lines: readonly string[]): boolean {
  return lines.some((line) => depositFree.test(line));
}

/**
 * Returns the searchable features. Flexible counts as furnished and unfurnished, part furnished as
 * furnished.
 * @param lines the agency's features, and lines of its description that name one
 */
export function detectSpecialFeatures(
  home: {
    propertyType: PropertyType;
    furnishing: Furnishing | null;
    newHome: boolean;
    noDeposit: boolean;
  },
  lines: readonly string[],
): SpecialFeature[] {
  const { propertyType, furnishing } = home;
  const flexible = furnishing === "Flexible";
  const has: [SpecialFeature, boolean][] = [
    ["Furnished", flexible || furnishing === "Furnished" || furnishing === "Part furnished"],
    ["Unfurnished", flexible || furnishing === "Unfurnished"],
    ["House", propertyType === "House"],
    ["Flat", propertyType === "Flat"],
    [
      "PetFriendly",
      lines.some((line) => petsWelcome.test(line)) && !lines.some((line) => petsRefused.test(line)),
    ],
    ["OutdoorSpace", lines.some(hasOutdoorSpace)],
    ["BrandNew", home.newHome],
    ["NoDeposit", home.noDeposit],
    ["Parking", lines.some(hasParking)],
  ];
  return has.filter(([, pattern]) => pattern).map(([feature]) => feature);
}
