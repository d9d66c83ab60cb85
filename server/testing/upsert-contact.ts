import { sql } from "drizzle-orm";
import { type Applicant, createPersonKeys } from "../../domain/contacts/applicant.ts";
import type { Transaction } from "../platform/database/client.ts";
import { contacts } from "../contacts/contact-tables.ts";

/** Writes a contact, or another spelling of the one with this address and number. */
export async function upsertContact(tx: Transaction, applicant: Applicant): Promise<string> {
  const { firstname, lastname, phone, email } = applicant;
  const [row] = await tx
    .insert(contacts)
    .values({ firstname, lastname, phone, email, ...createPersonKeys(applicant) })
    .onConflictDoUpdate({
      target: [contacts.emailKey, contacts.phoneKey],
      set: { firstname, lastname, phone, email, updatedAt: sql`now()` },
    })
    .returning({ id: contacts.id });
  if (!row) throw new Error("The contact was not written.");
  return row.id;
}
