import { and, asc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { ListingStatus } from "../../domain/listings/listing.ts";
import { stateNames } from "../../domain/listings/listing-state.ts";
import type { Choice } from "../../domain/shared/fields/choice.ts";
import { isHomeOf } from "../branches/of-branch.ts";
import { findInTurn, listHomeMatches } from "../listings/match-homes.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import { nameHome, officeHome } from "../listings/office-home.ts";
import type { Queryable } from "../platform/database/client.ts";
import type { ChoiceSource } from "../staff/read-choice.ts";

/**
 * All homes of the office, found by any part of street, postcode or reference: drafts, and those whose
 * advert is gone, which have check-outs and keys.
 */
export function createHomeChoices(db: Queryable, branch: string | null): ChoiceSource {
  return createChoices(db, isHomeOf(branch));
}

/** The same of those that renters may ask about and view. */
export function createListedHomeChoices(db: Queryable, branch: string | null): ChoiceSource {
  return createChoices(db, and(isHomeOf(branch), isAdvertised));
}

const isAdvertised = ne(listings.status, "withdrawn");

function createChoices(db: Queryable, among: SQL | undefined): ChoiceSource {
  const look = (where: SQL | undefined, atMost: number) => select(db, and(among, where), atMost);
  return {
    what: ["property", "properties"],
    by: "part of its street, postcode or reference",
    find: (text, atMost) => findInTurn(listHomeMatches(text), (where) => look(where, atMost)),
    async get(id) {
      const [home] = await look(eq(listingRecords.id, id), 1);
      return home ?? null;
    },
  };
}

/** More keys are on no register. */
const mostIds = 200;

/** Of homes that a text finds, withdrawn ones too: their keys hang on until somebody takes them. */
export async function findHomeIds(
  db: Queryable,
  branch: string | null,
  text: string,
): Promise<string[]> {
  const look = (where: SQL | undefined) =>
    db
      .select({ id: listingRecords.id })
      .from(listingRecords)
      .where(and(isHomeOf(branch), where))
      .orderBy(asc(listingRecords.title), asc(listingRecords.id))
      .limit(mostIds);
  const rows = await findInTurn(listHomeMatches(text), look);
  return rows.map(({ id }) => id);
}

async function select(db: Queryable, where: SQL | undefined, atMost: number): Promise<Choice[]> {
  const { address, outcode, incode, status } = listings;
  const { agentRef, state, draft } = listingRecords;
  const rows = await db
    .select({ ...officeHome, address, outcode, incode, status, agentRef, state, draft })
    .from(listingRecords)
    .leftJoin(listings, eq(listings.id, listingRecords.id))
    .where(where)
    // Of many that a text finds only some are shown.
    .orderBy(sql`${state} in ('let', 'withdrawn')`, asc(officeHome.name), asc(listingRecords.id))
    .limit(atMost);
  return rows.map((home) => ({ id: home.id, name: nameHome(home), detail: describe(home) }));
}

/** By which it is told from its namesakes, and whether it is advertised at all. */
function describe({ status, state, draft, ...home }: FoundHome): string {
  const isHidden = status === null || status === "withdrawn";
  const { address = home.address, postcode = `${home.outcode ?? ""} ${home.incode ?? ""}` } =
    isHidden ? draft : {};
  const where = [address, postcode.trim()].filter(Boolean).join(", ");
  return [isHidden && stateNames[state], where, home.agentRef].filter(Boolean).join(" · ");
}

type FoundHome = Pick<typeof listingRecords.$inferSelect, "state" | "draft" | "agentRef"> & {
  [Name in "address" | "outcode" | "incode"]: string | null;
} & { status: ListingStatus | null };
