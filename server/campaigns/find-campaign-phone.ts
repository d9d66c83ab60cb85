import { findRecordId } from "../access-links/access-links.ts";
import type { AppContext } from "../app-context.ts";
import { findAreaPhone } from "../branches/home-agency.ts";
import { findDevelopmentOutcode } from "../listings/developments.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { findRecipient } from "./campaigns.ts";

/** Of the branch in whose area the development is. Null for a campaign about none that is known. */
export async function findCampaignPhone(
  db: Queryable | Transaction,
  dev: string,
): Promise<string | null> {
  const outcode = findDevelopmentOutcode(dev);
  return outcode === null ? null : findAreaPhone(db, outcode);
}

/** @param linkSecret from a campaign's mail */
export async function findRecipientPhone(
  app: AppContext,
  linkSecret: string,
): Promise<string | null> {
  const { orm } = app.database;
  const id = await findRecordId(app, "campaign", linkSecret);
  const recipient = id === null ? null : await findRecipient(orm, id);
  return recipient && findCampaignPhone(orm, recipient.dev);
}
