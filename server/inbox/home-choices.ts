import { and, asc, eq, ne, type SQL } from "drizzle-orm";
import type { Choice } from "../../domain/shared/fields/choice.ts";
import { isHomeOf } from "../branches/of-branch.ts";
import { findInTurn, listHomeMatches } from "../listings/match-homes.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import type { ChoiceSource } from "../staff/read-choice.ts";

/** Homes that somebody may ask about, found by any part of street, postcode or reference. */
export function createHomeChoices(db: Queryable, branch: string | null): ChoiceSource {
  return {
    what: ["home", "homes"],
    by: "part of its street, its postcode or its reference",
    find: (text, atMost) => findHomes(db, branch, { text, atMost }),
    async get(id) {
      const [home] = await select(db, branch, eq(listings.id, id), 1);
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

function findHomes(
  db: Queryable,
  branch: string | null,
  { text, atMost }: { text: string; atMost: number },
): Promise<Choice[]> {
  return findInTurn(listHomeMatches(text), (where) => select(db, branch, where, atMost));
}

async function select(
  db: Queryable,
  branch: string | null,
  where: SQL | undefined,
  atMost: number,
): Promise<Choice[]> {
  const { id, name, area, address, outcode, incode, agentRef } = listings;
  const rows = await db
    .select({ id, name, area, address, outcode, incode, agentRef })
    .from(listingRecords)
    .innerJoin(listings, eq(listings.id, listingRecords.id))
    .where(and(ne(listings.status, "withdrawn"), isHomeOf(branch), where))
    .orderBy(asc(listings.name), asc(listings.id))
    .limit(atMost);
  return rows.map((home) => ({
    id: home.id,
    name: `${home.name}, ${home.area}`,
    detail: `${home.address}, ${`${home.outcode} ${home.incode}`.trim()} · ${home.agentRef}`,
  }));
}
