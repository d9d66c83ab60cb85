import { asc, inArray } from "drizzle-orm";
import type {
  MarketingChoiceFields,
  ownPageSource,
} from "../../domain/contacts/marketing-choice.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { type Actor, recordAudit } from "../platform/submissions/record-audit.ts";
import { marketingChoices } from "./contact-tables.ts";

/** Oldest first. */
export function listMarketingChoices(db: Queryable, contactIds: readonly string[]) {
  return db
    .select()
    .from(marketingChoices)
    .where(inArray(marketingChoices.contactId, [...contactIds]))
    .orderBy(asc(marketingChoices.id));
}

export type MarketingChoice = Omit<MarketingChoiceFields, "source"> & {
  source: MarketingChoiceFields["source"] | typeof ownPageSource;
};

/** Stores what somebody said about being written to. Earlier choices stay. */
export async function saveMarketingChoice(
  tx: Transaction,
  actor: Actor,
  { contactId, at, ...choice }: MarketingChoice & { contactId: string; at: Date },
): Promise<void> {
  const recordedBy = typeof actor === "string" ? actor : actor.staffId;
  await tx.insert(marketingChoices).values({ contactId, at, recordedBy, ...choice });
  await recordAudit(tx, {
    actor,
    action: "contact.marketing-choice",
    subject: "contact",
    subjectId: contactId,
    detail: { channel: choice.channel, allowed: choice.allowed },
  });
  await notifyOffice(tx, { subject: "person", id: contactId });
}
