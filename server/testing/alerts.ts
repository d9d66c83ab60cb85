import { randomUUID } from "node:crypto";
import { beforeEach } from "vitest";
import type { Listing } from "../../domain/listings/listing.ts";
import { alerts } from "../alerts/alert-tables.ts";
import type { Database } from "../platform/database/client.ts";
import { listingEvents, listings } from "../listings/listing-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { emptyTables, type TestEngine, useDatabase } from "./database.ts";
import { createTestContext } from "./app-context.ts";
import { createListing } from "./listing.ts";
import { sendAlerts } from "../alerts/send-alerts.ts";
import { toMailText } from "../platform/mail/render-mail.ts";

export const publicUrl = "https://lettings.example.com";
type NewAlert = Partial<typeof alerts.$inferInsert>;
type NewEvent = Partial<typeof listingEvents.$inferInsert>;

export function useAlerts(engine: TestEngine) {
  const database = useDatabase(engine);
  beforeEach(() => emptyTables(database()));
  const mails = () => database().orm.select().from(outbox).orderBy(outbox.createdAt);

  async function run(
    frequency: "instant" | "daily" = "instant",
    at = "2026-11-21T12:00:00Z",
    changes: Parameters<typeof createTestContext>[1] = {},
  ): Promise<void> {
    const now = () => new Date(at);
    const app = await createTestContext(database(), { config: { publicUrl }, now, ...changes });
    await sendAlerts(app, frequency, new AbortController().signal);
  }

  return {
    database,
    anAlert: (changes: NewAlert = {}) => insertAlert(database(), changes),
    aHome: (changes: Partial<Listing> = {}, ...events: NewEvent[]) =>
      insertHome(database(), changes, events.length > 0 ? events : [{}]),
    run,
    mails,
    texts: async () => (await mails()).map(({ html }) => toMailText(html)).join("\n"),
  };
}

async function insertAlert({ orm }: Database, changes: NewAlert) {
  const email = changes.email ?? "ada@example.com";
  const [row] = await orm
    .insert(alerts)
    .values({
      email,
      emailKey: email,
      search: "area=shoreditch&bedsmin=2",
      description: "2+ bedrooms in Shoreditch",
      frequency: "instant",
      state: "active",
      linkOrigin: "http://localhost:3000",
      createdAt: new Date("2026-11-01T12:00:00Z"),
      ...changes,
    })
    .returning();
  if (!row) throw new Error("The alert was not written.");
  return row;
}

async function insertHome({ orm }: Database, changes: Partial<Listing>, events: NewEvent[]) {
  const id = `p${randomUUID().replaceAll("-", "")}`;
  await orm.insert(listings).values(createListing({ id, agentRef: id, ...changes }));
  const happenedAt = new Date("2026-11-21T10:00:00Z");
  for (const event of events) {
    await orm
      .insert(listingEvents)
      .values({ listingId: id, kind: "new", rentPcm: 2450, happenedAt, ...event });
  }
  return id;
}
