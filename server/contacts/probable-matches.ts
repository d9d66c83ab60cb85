import { and, asc, inArray, notInArray, or } from "drizzle-orm";
import { areNamesAlike } from "../../domain/shared/text/compare-names.ts";
import type { Queryable } from "../platform/database/client.ts";
import { contacts } from "./contact-tables.ts";
import { type ContactRow, contactColumns, findPersonId } from "./person-contacts.ts";

export interface ProbableMatch {
  contact: ContactRow;
  /** The contact that stands for them. */
  personId: string;
  shared: ("phone" | "email")[];
}

/** A number that a whole company gives must not make the page slow. */
const mostCandidates = 50;

/**
 * Contacts that are probably the same person: an equal telephone or e-mail and a name alike. They
 * are proposed to staff and never joined by themselves.
 * @param own the contacts of one person
 */
export async function listProbableMatches(
  db: Queryable,
  own: readonly ContactRow[],
): Promise<ProbableMatch[]> {
  const phones = own.map(({ phoneKey }) => phoneKey).filter((key) => key !== "");
  const emails = own.flatMap(({ emailKey }) => emailKey ?? []);
  const candidates = await db
    .select(contactColumns)
    .from(contacts)
    .where(
      and(
        or(inArray(contacts.phoneKey, phones), inArray(contacts.emailKey, emails)),
        notInArray(
          contacts.id,
          own.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(contacts.createdAt))
    .limit(mostCandidates);
  const alike = candidates.filter((other) => own.some((one) => areNamesAlike(one, other)));
  const matches = alike.map(async (contact) => {
    const shared: ProbableMatch["shared"] = [];
    if (phones.includes(contact.phoneKey)) shared.push("phone");
    if (contact.emailKey !== null && emails.includes(contact.emailKey)) shared.push("email");
    return { contact, personId: (await findPersonId(db, contact.id)) ?? contact.id, shared };
  });
  return Promise.all(matches);
}
