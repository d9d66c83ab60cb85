import { and, eq, gte, inArray, isNotNull, ne } from "drizzle-orm";
import {
  type ComparedHome,
  findComparableLets,
  type PastLet,
} from "../../domain/landlords/comparable-lets.ts";
import { calculateDistanceMetres } from "../../domain/places/geo.ts";
import type { Point } from "../../domain/places/area.ts";
import { addDays, getLondonDate } from "../../domain/shared/dates.ts";
import { formatPounds } from "../../domain/shared/money.ts";
import { listings } from "../listings/listing-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { tenancies } from "../tenancies/tenancy-tables.ts";

/** What this agency has let lately near a home, in the words of the page. Never a single let. */
export async function showComparables(
  db: Queryable,
  home: ComparedHome & { listingId: string | null; point: Point | null },
  now: Date,
) {
  const today = getLondonDate(now);
  const lets = await listPastLets(db, home, addDays(today, -366));
  const found = findComparableLets(lets, home, today);
  if (found === null) return null;
  const { count, where, bedrooms, middle, lowest, highest, daysToLet } = found;
  const size =
    bedrooms === null ? "of all sizes" : bedrooms === 1 ? "with 1 bed" : `with ${bedrooms} beds`;
  return {
    about: `${count} homes ${size} that we let ${where === "outcode" ? `in ${home.outcode}` : "within two miles"} in the last year`,
    middle: formatPounds(middle),
    lowest: formatPounds(lowest),
    highest: formatPounds(highest),
    daysToLet,
  };
}

/** Homes that are let agreed as advertised, and those of our own lets at what was agreed. */
async function listPastLets(
  db: Queryable,
  { listingId, point }: { listingId: string | null; point: Point | null },
  from: string,
): Promise<PastLet[]> {
  const { id, rentPcm, bedrooms, outcode, lat, long, listedAt, letAgreedAt } = listings;
  const place = { id, bedrooms, outcode, lat, long, listedAt };
  const agreed = await db
    .select({ ...place, rentPcm: tenancies.rentPcm, letOn: tenancies.acceptedOn })
    .from(tenancies)
    .innerJoin(listings, eq(listings.id, tenancies.listingId))
    .where(
      and(
        inArray(tenancies.state, ["progressing", "moved-in", "finished"]),
        gte(tenancies.acceptedOn, from),
        ne(tenancies.listingId, listingId ?? ""),
      ),
    );
  const advertised = await db
    .select({ ...place, rentPcm, letAgreedAt })
    .from(listings)
    .where(and(isNotNull(letAgreedAt), gte(letAgreedAt, new Date(from)), ne(id, listingId ?? "")));
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
