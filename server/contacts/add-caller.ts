import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { type KnownPerson, toPhoneKey } from "../../domain/contacts/applicant.ts";
import { formatNameKey } from "../../domain/shared/text/compare-names.ts";
import type { Transaction } from "../platform/database/client.ts";
import { contacts } from "./contact-tables.ts";

/**
 * Writes somebody who gave a number and no address, and returns their contact. Nobody is taken for
 * another for a common number: the one there is stays theirs only under the same name.
 */
export async function addCaller(
  tx: Transaction,
  { firstname, lastname, phone }: Omit<KnownPerson, "email">,
): Promise<string> {
  const phoneKey = toPhoneKey(phone);
  // Two presses at once would write two.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`caller ${phoneKey}`}, 0))`);
  const callers = await tx
    .select({ id: contacts.id, firstname: contacts.firstname, lastname: contacts.lastname })
    .from(contacts)
    .where(and(eq(contacts.phoneKey, phoneKey), isNull(contacts.email)))
    .orderBy(asc(contacts.createdAt), asc(contacts.id));
  const name = formatNameKey({ firstname, lastname });
  const known = callers.find((caller) => formatNameKey(caller) === name);
  if (known) {
    await tx
      .update(contacts)
      .set({ updatedAt: sql`now()` })
      .where(eq(contacts.id, known.id));
    return known.id;
  }
  const [added] = await tx
    .insert(contacts)
    .values({ firstname, lastname, phone, phoneKey })
    .returning({ id: contacts.id });
  if (!added) throw new Error("The contact was not written.");
  return added.id;
}
