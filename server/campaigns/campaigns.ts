import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { CampaignKind } from "../../domain/campaigns/campaign.ts";
import { campaignRecipients, campaignReplies, campaigns } from "./campaign-tables.ts";
import type { Queryable } from "../platform/database/client.ts";

export async function findRecipient(db: Queryable, id: string) {
  const [row] = await db
    .select({
      id: campaignRecipients.id,
      name: campaignRecipients.name,
      email: campaignRecipients.email,
      emailKey: campaignRecipients.emailKey,
      campaignId: campaigns.id,
      kind: campaigns.kind,
      dev: campaigns.dev,
    })
    .from(campaignRecipients)
    .innerJoin(campaigns, eq(campaigns.id, campaignRecipients.campaignId))
    .where(eq(campaignRecipients.id, id));
  return row ?? null;
}

export async function findLatestReply(db: Queryable, recipientId: string): Promise<boolean | null> {
  const [row] = await db
    .select({ resp: campaignReplies.resp })
    .from(campaignReplies)
    .where(eq(campaignReplies.recipientId, recipientId))
    .orderBy(desc(campaignReplies.id))
    .limit(1);
  return row?.resp ?? null;
}

/** Returns the interrupted campaign of a kind and development. */
export async function findUnfinishedCampaign(
  db: Queryable,
  kind: CampaignKind,
  dev: string,
): Promise<string | null> {
  const [row] = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.kind, kind), eq(campaigns.dev, dev), isNull(campaigns.sentAt)));
  return row?.id ?? null;
}

/**
 * Returns those of the given lower case addresses that got the mail already.
 * @param by one campaign, or every campaign of a kind and development
 */
export async function findInvitedEmails(
  db: Queryable,
  by: { id: string } | { kind: CampaignKind; dev: string },
  emailKeys: string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ emailKey: campaignRecipients.emailKey })
    .from(campaignRecipients)
    .innerJoin(campaigns, eq(campaigns.id, campaignRecipients.campaignId))
    .where(
      and(
        "id" in by
          ? eq(campaigns.id, by.id)
          : and(eq(campaigns.kind, by.kind), eq(campaigns.dev, by.dev)),
        inArray(campaignRecipients.emailKey, emailKeys),
      ),
    );
  return new Set(rows.map(({ emailKey }) => emailKey));
}

export function listCampaigns(db: Queryable, kind: CampaignKind) {
  return db
    .select({
      id: campaigns.id,
      dev: campaigns.dev,
      createdAt: campaigns.createdAt,
      sentAt: campaigns.sentAt,
      recipients: sql<number>`count(${campaignRecipients.id})::int`,
    })
    .from(campaigns)
    .leftJoin(campaignRecipients, eq(campaignRecipients.campaignId, campaigns.id))
    .where(eq(campaigns.kind, kind))
    .groupBy(campaigns.id)
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id));
}

export function listReplies(db: Queryable, campaignId: string) {
  return db
    .select({
      recipientId: campaignRecipients.id,
      name: campaignRecipients.name,
      email: campaignRecipients.email,
      resp: campaignReplies.resp,
      createdAt: campaignReplies.createdAt,
    })
    .from(campaignReplies)
    .innerJoin(campaignRecipients, eq(campaignRecipients.id, campaignReplies.recipientId))
    .where(eq(campaignRecipients.campaignId, campaignId))
    .orderBy(asc(campaignReplies.id));
}

/**
 * @param emailKeys lower case
 */
export async function listCampaignsByEmail(db: Queryable, emailKeys: string[]) {
  const rows = await db
    .select({
      id: campaignRecipients.id,
      kind: campaigns.kind,
      dev: campaigns.dev,
      name: campaignRecipients.name,
      email: campaignRecipients.email,
      createdAt: campaignRecipients.createdAt,
    })
    .from(campaignRecipients)
    .innerJoin(campaigns, eq(campaigns.id, campaignRecipients.campaignId))
    .where(inArray(campaignRecipients.emailKey, emailKeys))
    .orderBy(asc(campaignRecipients.createdAt));
  const ids = rows.map(({ id }) => id);
  const replies = await db
    .select()
    .from(campaignReplies)
    .where(inArray(campaignReplies.recipientId, ids))
    .orderBy(asc(campaignReplies.id));
  const given = Map.groupBy(replies, ({ recipientId }) => recipientId);
  return rows.map((row) => ({
    ...row,
    replies: (given.get(row.id) ?? []).map(({ resp, createdAt }) => ({ resp, createdAt })),
  }));
}
