import { eq, sql } from "drizzle-orm";
import { splitName } from "../../domain/contacts/full-name.ts";
import type { Transaction } from "../platform/database/client.ts";
import { contacts } from "./contact-tables.ts";

/** Writes another name to a person's record. */
export async function renameContact(tx: Transaction, id: string, name: string): Promise<void> {
  await tx
    .update(contacts)
    .set({ ...splitName(name), updatedAt: sql`now()` })
    .where(eq(contacts.id, id));
}
