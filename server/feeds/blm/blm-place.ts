import type { Point } from "../../../domain/places/area.ts";
import { type District, isOutsideDistrict } from "../../../domain/places/district-reach.ts";
import { findPlaceClash } from "../../../domain/places/place-clash.ts";
import { correctSwappedPoint } from "../../../domain/places/geo.ts";
import type { Listing } from "../../../domain/listings/listing.ts";
import { toPlainLine } from "./plain-text.ts";
import { getAreaName, findCityAt, findArea } from "../../places/gazetteer/areas.ts";
import { findReach } from "../../places/gazetteer/outcodes.ts";
import { joinAddress } from "./blm-address.ts";
import { formatHeadline, formatPublicAddress } from "./public-address.ts";
import type { RecordReading } from "./reading.ts";
import { quoteValue } from "./printable.ts";
import { fault, leaveOut, refuse, warn } from "./reading.ts";

type Place = Pick<
  Listing,
  | "name"
  | "area"
  | "city"
  | "displayAddress"
  | "address"
  | "outcode"
  | "incode"
  | "lat"
  | "long"
  | "locationAccurate"
>;

/** Returns the location of a home, split into public and private parts. */
export function readPlace(reading: RecordReading): Place | null {
  const formatLine = (field: string) => toPlainLine(reading.record.get(field)).slice(0, 200);
  const postcode = readPostcode(reading);
  const address = joinAddress(formatLine("ADDRESS_1"), formatLine("ADDRESS_2"));
  const display = formatPublicAddress(formatLine("DISPLAY_ADDRESS"), address);
  if (display === "") {
    const said = formatLine("DISPLAY_ADDRESS") === "" ? "is empty" : "has only private parts";
    const instead = "renters see the area and the first part of the postcode";
    warn(reading, "DISPLAY_ADDRESS", `${said}, so ${instead}`);
  }
  if (address === "") refuse(reading, "ADDRESS_1", "is empty, and so is ADDRESS_2");
  if (postcode === null) return null;
  const { outcode, incode } = postcode;
  const district = findReach(outcode);
  const given = checkPoint(reading, readPoint(reading), district, outcode);
  const point = given ?? district?.centre ?? null;
  if (point === null) {
    return refuse(reading, "POSTCODE1", `has no known location for ${outcode}`);
  }
  const town = formatLine("TOWN");
  warnOfClash(reading, "DISPLAY_ADDRESS", { written: display, outcode });
  warnOfClash(reading, "TOWN", { written: town, outcode });
  const city = findCityAt(outcode) ?? findCityAt(point);
  const areas = display.split(",").map((part) => findArea(part.trim()));
  const named = areas.find((area) => area?.kind === "neighbourhood" && area.city === city);
  const area = named?.name ?? getAreaName(point, outcode);
  const isPlace = (part: string) => {
    const bare = part.replace(/\s+[A-Z]{1,2}\d[A-Z\d]?$/i, "");
    return findArea(bare) !== null || bare.toLowerCase() === town.toLowerCase();
  };
  return {
    // Who withholds the public address withholds its road, too.
    name:
      display === "" ? area : (formatHeadline(display, formatLine("ADDRESS_2"), isPlace) ?? area),
    area,
    city: city ?? (town || area),
    displayAddress: display || `${area}, ${outcode}`,
    address,
    outcode,
    incode,
    ...point,
    locationAccurate: given !== null,
  };
}

/** The postcode decides where a home is found: who wrote the address must look which of them is wrong. */
function warnOfClash(
  reading: RecordReading,
  field: string,
  { written, outcode }: { written: string; outcode: string },
): void {
  const clash = findPlaceClash(written, outcode);
  if (clash !== null)
    warn(reading, field, `says ${quoteValue(clash)}, but the postcode is ${outcode}`);
}

/** Null for a position that is nowhere near the postcode: search and stations follow from it. */
function checkPoint(
  reading: RecordReading,
  point: Point | null,
  district: District | null,
  outcode: string,
): Point | null {
  if (point === null || district === null || !isOutsideDistrict(point, district)) return point;
  return leaveOut(
    reading,
    "LATITUDE",
    `is miles away from ${outcode}, so the centre of ${outcode} is used`,
  );
}

const whole = /^([A-Z]{1,2}\d[A-Z\d]?)\s*(\d[A-Z]{2})$/;

/**
 * Reads both halves. Some software writes the whole postcode into one of them. The first says where a
 * home is, so that a second which can't be read is left out.
 */
function readPostcode(reading: RecordReading): { outcode: string; incode: string } | null {
  const first = reading.record.get("POSTCODE1").toUpperCase();
  const second = reading.record.get("POSTCODE2").toUpperCase();
  for (const text of [first, `${first} ${second}`.trim()]) {
    const [, outcode, incode] = whole.exec(text) ?? [];
    if (outcode && incode) return { outcode, incode };
  }
  if (first === "") return refuse(reading, "POSTCODE1", "is empty");
  const [, outcode, rest = ""] = /^([A-Z]{1,2}\d[A-Z\d]?)(?:\s+(.*))?$/.exec(first) ?? [];
  if (!outcode) {
    return refuse(reading, "POSTCODE1", `${quoteValue(first)} isn’t a UK postcode`);
  }
  const [field, unread] = rest === "" ? ["POSTCODE2", second] : ["POSTCODE1", rest];
  if (unread !== "") {
    const reason = `${quoteValue(unread)} isn’t the second part of a postcode`;
    fault(reading, field, reason, "optional");
  }
  return { outcode, incode: "" };
}

/** Reads LATITUDE and LONGITUDE, which some software adds to BLM. */
function readPoint(reading: RecordReading): Point | null {
  const [lat, long] = ["LATITUDE", "LONGITUDE"].map((field) => reading.record.get(field));
  if (!lat && !long) return null;
  const degrees = /^-?\d{1,3}(\.\d+)?$/;
  const readable = degrees.test(lat ?? "") && degrees.test(long ?? "");
  const upright = readable ? correctSwappedPoint({ lat: Number(lat), long: Number(long) }) : null;
  if (!upright) {
    const pair = quoteValue(`${lat}, ${long}`);
    return leaveOut(
      reading,
      "LATITUDE",
      `${pair} isn’t in the UK, so the centre of the postcode district is used`,
    );
  }
  if (upright.swapped)
    warn(reading, "LATITUDE", "was swapped with LONGITUDE, so we’ve corrected it");
  return upright.point;
}
