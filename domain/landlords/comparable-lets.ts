import { addDays } from "../shared/dates.ts";
import { median } from "../shared/text/median.ts";

/** A home that this agency has let: what was advertised or agreed, and of nobody's. */
export interface PastLet {
  listingId: string;
  rentPcm: number;
  bedrooms: number;
  outcode: string;
  /** From the home that it is compared with. Null if that is not known. */
  metresAway: number | null;
  /** London dates. */
  listedOn: string | null;
  letOn: string;
}

export interface ComparedHome {
  outcode: string;
  /** Null if nobody knows: homes of all sizes then. */
  bedrooms: number | null;
}

export interface ComparableLets {
  count: number;
  where: "outcode" | "nearby";
  bedrooms: number | null;
  middle: number;
  lowest: number;
  highest: number;
  /** Days from its first day on the market to the yes, of the middle one. Null if none is known. */
  daysToLet: number | null;
}

/** Of fewer, one rent says nothing, and somebody might tell whose it is. */
const fewest = 3;
/** Two miles. */
export const nearbyMetres = 3200;
const lately = 365;

/**
 * What homes like one were let for in the last year: of its postcode district, else within two miles.
 * @returns null where there are too few to say
 */
export function findComparableLets(
  lets: readonly PastLet[],
  { outcode, bedrooms }: ComparedHome,
  today: string,
): ComparableLets | null {
  const from = addDays(today, -lately);
  const alike = lets.filter(
    (one) =>
      one.letOn >= from && one.letOn <= today && (bedrooms === null || one.bedrooms === bedrooms),
  );
  const inOutcode = alike.filter((one) => one.outcode === outcode);
  if (inOutcode.length >= fewest) return describe(inOutcode, "outcode", bedrooms);
  const nearby = alike.filter(
    (one) => one.outcode === outcode || (one.metresAway ?? Infinity) <= nearbyMetres,
  );
  return nearby.length >= fewest ? describe(nearby, "nearby", bedrooms) : null;
}

function describe(
  lets: readonly PastLet[],
  where: ComparableLets["where"],
  bedrooms: number | null,
): ComparableLets {
  const rents = lets.map(({ rentPcm }) => rentPcm);
  const days = lets.flatMap(({ listedOn, letOn }) =>
    listedOn === null || listedOn > letOn ? [] : [countDays(listedOn, letOn)],
  );
  return {
    count: lets.length,
    where,
    bedrooms,
    middle: median(rents),
    lowest: Math.min(...rents),
    highest: Math.max(...rents),
    daysToLet: days.length === 0 ? null : median(days),
  };
}

function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
