import type { AppContext } from "../app-context.ts";
import { mergeContactsIn } from "../contacts/merge-contacts.ts";
import { transact } from "../platform/database/transact.ts";
import type { Actor } from "../platform/submissions/record-audit.ts";

/** Two people are one, as if both mailboxes had confirmed it. */
export async function mergeContacts(
  { database, now }: AppContext,
  actor: Actor,
  pair: { contactId: string; intoId: string },
): Promise<"merged" | "same-person" | "none"> {
  const merged = await transact(database.orm, (tx) => mergeContactsIn(tx, actor, pair, now()));
  return typeof merged === "string" ? merged : "merged";
}
