import { formatCount } from "../../../domain/shared/formats/count.ts";
import { and, between, eq, gte, inArray, ne, or, type SQL } from "drizzle-orm";
import {
  type ComparedHome,
  findComparableLets,
  nearbyMetres,
  type PastLet,
} from "../../../domain/landlords/comparable-lets.ts";
import { listingStatuses } from "../../../domain/listings/listing.ts";
import { calculateBoxAround, calculateDistanceMetres } from "../../../domain/places/geo.ts";
import type { Point } from "../../../domain/places/area.ts";
import { addDays, getLondonDate } from "../../../domain/shared/dates.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { tenancies } from "../../tenancies/tenancy-tables.ts";

type Home = ComparedHome & { listingId: string | null; point: Point | null };

/** What this agency has let lately near a home, in the words of the page. Never a single tenancy. */
export async function showComparables(db: Queryable, home: Home, now: Date) {
  const found = await findNearest(db, home, getLondonDate(now));
  if (found === null) return null;
  const { count, where, bedrooms, middle, lowest, highest, daysToLet } = found;
  const size =
    bedrooms === null ? "of any size" : bedrooms === 1 ? "with 1 bed" : `with ${bedrooms} beds`;
  return {
    about: `${formatCount(count, "home")} ${size} that we let ${where === "outcode" ? `in ${home.outcode}` : "within two miles"} in the last year`,
    middle: formatPounds(middle),
    lowest: formatPounds(lowest),
    highest: formatPounds(highest),
    daysToLet,
  };
}

/** Where its own district has enough, the homes around, of which there are many more, are not read. */
async function findNearest(db: Queryable, home: Home, today: string) {
  const { outcode, point } = home;
  const inOutcode = eq(listings.outcode, outcode);
  const places = [inOutcode, ...(point === null ? [] : [or(inOutcode, isNear(point))])];
  for (const place of places) {
    const lets = await listPastLets(db, home, place, addDays(today, -366));
    const found = findComparableLets(lets, home, today);
    if (found !== null) return found;
  }
  return null;
}

/** A slightly larger box. `findComparableLets` measures. */
function isNear(point: Point) {
  const { south, north, west, east } = calculateBoxAround(point, nearbyMetres * 1.002);
  return and(between(listings.lat, south, north), between(listings.long, west, east));
}

/** Homes that are let agreed as advertised, and those of our own lets at what was agreed. */
async function listPastLets(
  db: Queryable,
  { listingId, bedrooms: size, point }: Home,
  place: SQL | undefined,
  from: string,
): Promise<PastLet[]> {
  const { id, rentPcm, bedrooms, outcode, lat, long, listedAt, letAgreedAt } = listings;
  const columns = { id, bedrooms, outcode, lat, long, listedAt };
  const isAlike = and(
    // All of them: the indexes of places begin with it.
    inArray(listings.status, [...listingStatuses]),
    place,
    size === null ? undefined : eq(bedrooms, size),
    ne(id, listingId ?? ""),
  );
  const agreed = await db
    .select({ ...columns, rentPcm: tenancies.rentPcm, letOn: tenancies.acceptedOn })
    .from(tenancies)
    .innerJoin(listings, eq(listings.id, tenancies.listingId))
    .where(
      and(
        inArray(tenancies.state, ["progressing", "moved-in", "finished"]),
        gte(tenancies.acceptedOn, from),
        isAlike,
      ),
    );
  const advertised = await db
    .select({ ...columns, rentPcm, letAgreedAt })
    .from(listings)
    .where(and(gte(letAgreedAt, new Date(from)), isAlike));
  const own = new Set(agreed.map((one) => one.id));
  const others = advertised.flatMap(({ letAgreedAt: at, ...one }) =>
    at === null || own.has(one.id) ? [] : [{ ...one, letOn: getLondonDate(at) }],
  );
  return [...agreed, ...others].map((one) => ({
    listingId: one.id,
    rentPcm: one.rentPcm,
    bedrooms: one.bedrooms,
    outcode: one.outcode,
    metresAway: point && calculateDistanceMetres(point, one),
    listedOn: getLondonDate(one.listedAt),
    letOn: one.letOn,
  }));
}
