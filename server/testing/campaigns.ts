import { randomUUID } from "node:crypto";
import { asc } from "drizzle-orm";
import { beforeEach } from "vitest";
import {
  campaignRecipients,
  campaignReplies,
  campaigns,
  campaignStops,
} from "../campaigns/campaign-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { emptyTables, type TestEngine, useDatabase } from "./database.ts";
import { createTestApp, createTestContext } from "./app-context.ts";
import { makeLink } from "./link-secrets.ts";
import { type CampaignOrder, sendCampaign } from "../campaigns/send-campaign.ts";

export const ada = { name: "Ada Brough", email: "Ada@example.com" };
export const bea = { name: "Bea Kerr", email: "bea@example.com" };
export const publicUrl = "https://lettings.example.com";

export function useCampaigns(engine: TestEngine) {
  const database = useDatabase(engine);
  beforeEach(() => emptyTables(database()));

  const clock = { now: new Date("2026-11-21T12:00:00Z") };
  const appContext = () =>
    createTestContext(database(), { config: { publicUrl }, now: () => clock.now });
  const orm = () => database().orm;

  async function send(order: Partial<CampaignOrder> = {}) {
    const usual = {
      kind: "request-viewing",
      dev: "",
      people: [ada],
      dryRun: false,
      again: false,
    } as const;
    const sent = await sendCampaign(await appContext(), { ...usual, ...order });
    if (!sent.ok) throw new Error(sent.problem);
    return sent.counts;
  }

  async function call(
    path: string,
    body?: object,
    { at = "2026-11-21T12:00:00Z", key = createKey(), changes = {} } = {},
  ): Promise<Response> {
    clock.now = new Date(at);
    const app = createTestApp({ ...(await appContext()), ...changes });
    return app.request(`http://lintel.test/api/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify(body),
    });
  }

  const secrets = new Map<string, string>();
  const recipients = () =>
    orm().select().from(campaignRecipients).orderBy(campaignRecipients.email);
  return {
    database,
    clock,
    appContext,
    send,
    call,
    recipients,
    /** Of one link of the recipient. */
    secretOf: async (email?: string): Promise<string> => {
      const row = (await recipients()).find((one) => email === undefined || one.email === email);
      if (!row) throw new Error("There is no such recipient.");
      const secret = secrets.get(row.id) ?? (await makeLink(orm(), "campaign", row.id));
      secrets.set(row.id, secret);
      return secret;
    },
    campaigns: () => orm().select().from(campaigns),
    stops: () => orm().select().from(campaignStops),
    replies: () => orm().select().from(campaignReplies).orderBy(asc(campaignReplies.id)),
    mails: () => orm().select().from(outbox).orderBy(outbox.createdAt),
    kinds: async () => (await orm().select().from(outbox)).map(({ kind }) => kind).toSorted(),
    audited: () => orm().select().from(audit),
  };
}

function createKey(): string {
  return randomUUID();
}
