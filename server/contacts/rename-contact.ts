import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../platform/database/client.ts";
import { contacts } from "./contact-tables.ts";

/** Writes another name to a person's record: the first word of it is the first name. */
export async function renameContact(tx: Transaction, id: string, name: string): Promise<void> {
  const [firstname = "", ...others] = name.trim().split(/\s+/);
  const lastname = others.join(" ");
  await tx
    .update(contacts)
    .set({ firstname, lastname, updatedAt: sql`now()` })
    .where(eq(contacts.id, id));
}
