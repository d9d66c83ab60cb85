import { findAreaPhone } from "../branches/home-agency.ts";
import { findDevelopmentOutcode } from "../listings/developments.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { isRecipientId } from "./campaign-ids.ts";
import { findRecipient } from "./campaigns.ts";

/** Of the branch in whose area the development is. Null for a campaign about none that is known. */
export async function findCampaignPhone(
  db: Queryable | Transaction,
  dev: string,
): Promise<string | null> {
  const outcode = findDevelopmentOutcode(dev);
  return outcode === null ? null : findAreaPhone(db, outcode);
}

export async function findRecipientPhone(db: Queryable, id: string): Promise<string | null> {
  const recipient = isRecipientId(id) ? await findRecipient(db, id) : null;
  return recipient && findCampaignPhone(db, recipient.dev);
}
