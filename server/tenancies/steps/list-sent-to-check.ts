import { and, eq } from "drizzle-orm";
import type { DocumentKind } from "../../../domain/documents/document.ts";
import {
  listSentToCheck,
  type SentToCheck,
} from "../../../domain/tenancies/steps/sent-to-check.ts";
import { isAboutHomeOf } from "../../branches/of-branch.ts";
import { listDocuments } from "../../documents/documents.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { loadTenancies } from "../load-tenancy.ts";
import { tenancies } from "../tenancy-tables.ts";

export interface TenancyWithDocuments {
  id: string;
  home: string;
  ownerId: string | null;
  sent: SentToCheck[];
}

/** Tenancies in progress whose people sent what nobody has looked at yet, for the page of today. */
export async function listTenanciesWithDocuments(
  db: Queryable,
  branch: string | null = null,
): Promise<TenancyWithDocuments[]> {
  const open = await db
    .select({ id: tenancies.id })
    .from(tenancies)
    .where(and(eq(tenancies.state, "progressing"), isAboutHomeOf(branch, tenancies.listingId)))
    .orderBy(tenancies.startsOn, tenancies.id);
  const ids = open.map(({ id }) => id);
  const papers = await listDocuments(db, "tenancy", ids);
  return (await loadTenancies(db, ids)).flatMap(({ row, people, tenancy }) => {
    const own = papers.filter(({ subjectId }) => subjectId === row.id);
    const sent = new Map<string, DocumentKind[]>(
      people.map(({ id, contactId }) => [
        id,
        own.filter(({ addedBy }) => addedBy === contactId).map(({ kind }) => kind),
      ]),
    );
    const toCheck = listSentToCheck(tenancy, sent);
    if (toCheck.length === 0) return [];
    const { id, ownerId, accepted } = row;
    return { id, home: accepted.home.name, ownerId, sent: toCheck };
  });
}
