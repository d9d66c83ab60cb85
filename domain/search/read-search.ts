import * as v from "valibot";
import type { ParameterProblem } from "../shared/fields/query-parameters.ts";
import { keepLine, withoutDirectionMarks } from "../shared/fields/text-fields.ts";
import { isRealDate } from "../shared/dates.ts";
import { specialFeatures, type SpecialFeature } from "../listings/listing.ts";
import { listingIdForm } from "../listings/listing-id.ts";
import { sortLimits } from "./order-limits.ts";
import {
  type Box,
  maxListings,
  type SearchFilter,
  type SearchRequest,
  searchSorts,
} from "./search.ts";

const createWholeNumberSchema = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,7}$/, "must be a whole number"),
    v.toNumber(),
    v.maxValue(max, `must be at most ${max}`),
  );
const createDegreesSchema = (limit: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,3}(\.\d{1,12})?$/, "must be decimal degrees"),
    v.toNumber(),
    v.minValue(-limit, `must be at least -${limit}`),
    v.maxValue(limit, `must be at most ${limit}`),
  );
const short = v.pipe(
  v.string(),
  // Chats put them round what is copied from a message.
  withoutDirectionMarks,
  v.trim(),
  v.maxLength(100, "must be at most 100 characters"),
  keepLine("must not contain invisible characters"),
);
const boxForm = /^(-?\d{1,3}(?:\.\d{1,12})?,){3}-?\d{1,3}(?:\.\d{1,12})?$/;

function isBox({ west, south, east, north }: Box): boolean {
  return west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90;
}

/** Search parameters (renter specification, section 7; decisions, section 3). */
export const searchParameters = {
  home: v.pipe(v.string(), v.regex(listingIdForm, "must be the id of a home")),
  area: short,
  q: short,
  rentmin: createWholeNumberSchema(1_000_000),
  rentmax: createWholeNumberSchema(1_000_000),
  bedsmin: createWholeNumberSchema(50),
  bedsmax: createWholeNumberSchema(50),
  bathmin: createWholeNumberSchema(50),
  propType: v.picklist(["Flat", "House", "Either"], "must be Flat, House or Either"),
  furnishing: v.picklist(
    ["Furnished", "Flexible", "Unfurnished"],
    "must be Furnished, Flexible or Unfurnished",
  ),
  availablefrom: v.pipe(
    v.string(),
    v.check((value) => value === "now" || isRealDate(value), "must be now or a date as YYYY-MM-DD"),
  ),
  sort: v.picklist(searchSorts, `must be ${searchSorts.join(", ")}`),
  long: createDegreesSchema(180),
  lat: createDegreesSchema(90),
  bbox: v.pipe(
    v.string(),
    v.regex(boxForm, "must be west,south,east,north in degrees"),
    v.transform((text) => {
      const [west = 0, south = 0, east = 0, north = 0] = text.split(",").map(Number);
      return { west, south, east, north };
    }),
    v.check(isBox, "must be west,south,east,north in degrees"),
  ),
  offset: createWholeNumberSchema(1_000_000),
  /** 0 returns only the count. */
  limit: createWholeNumberSchema(maxListings),
};
export const searchFeature = v.picklist(
  specialFeatures,
  `must be one of ${specialFeatures.join(", ")}`,
);

/**
 * Parses a search. Ignores empty parameters and swaps reversed limits. Returns a problem per bad or
 * unknown parameter, which the API rejects and a page ignores.
 */
export function readSearch(query: URLSearchParams): {
  request: SearchRequest;
  problems: ParameterProblem[];
} {
  const problems: ParameterProblem[] = [];
  const read = <K extends keyof typeof searchParameters>(name: K) => {
    const value = query.get(name);
    if (value === null || value === "") return null;
    const parsed = v.safeParse(searchParameters[name], value);
    if (parsed.success) return parsed.output as v.InferOutput<(typeof searchParameters)[K]>;
    problems.push({ path: name, message: parsed.issues[0].message });
    return null;
  };
  for (const name of new Set(query.keys())) {
    if (!Object.hasOwn(searchParameters, name) && name !== "features")
      problems.push({ path: name, message: "is not a parameter of this call" });
  }

  const area = read("area");
  const lat = read("lat");
  const long = read("long");
  const furnishing = read("furnishing");
  const propertyType = read("propType");
  const [rentMin, rentMax] = sortLimits(read("rentmin") ?? 0, read("rentmax"));
  const [bedsMin, bedsMax] = sortLimits(read("bedsmin") ?? 0, read("bedsmax"));
  const filter: SearchFilter = {
    home: read("home"),
    area: area === "" ? null : area,
    centre: lat === null || long === null ? null : { lat, long },
    box: read("bbox"),
    text: read("q"),
    rentMin,
    rentMax,
    bedsMin,
    bedsMax,
    bathMin: read("bathmin"),
    propertyType: propertyType === "Either" ? null : propertyType,
    furnishing: furnishing === "Flexible" ? null : furnishing,
    available: read("availablefrom"),
    features: readFeatures(query, problems),
    sort: read("sort") ?? "newest",
  };
  if ((lat === null) !== (long === null))
    problems.push({
      path: lat === null ? "lat" : "long",
      message: "lat and long must be sent together",
    });
  return {
    request: { filter, offset: read("offset") ?? 0, limit: read("limit") ?? maxListings },
    problems,
  };
}

function readFeatures(query: URLSearchParams, problems: ParameterProblem[]): SpecialFeature[] {
  const chosen = new Set<SpecialFeature>();
  for (const value of query.getAll("features").filter(Boolean)) {
    const parsed = v.safeParse(searchFeature, value);
    if (parsed.success) chosen.add(parsed.output);
    else problems.push({ path: "features", message: parsed.issues[0].message });
  }
  return [...chosen];
}
