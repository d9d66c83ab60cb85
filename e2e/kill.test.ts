import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { describe, expect, inject, test } from "vitest";
import { openDatabase } from "../server/db/client.ts";
import { enquiries, listings, outbox } from "../server/db/schema.ts";
import { testEngines } from "../server/db/testing.ts";
import { freshDatabase } from "../server/db/testing-server.ts";
import { aListing } from "../server/testing-listing.ts";
import { forget, startSite } from "./running-site.ts";

const rounds = 3;
const senders = 4;

/** The site's own process is killed at a random moment while enquiries arrive. */
describe.each(testEngines)("kill -9 under load on the %s engine", (engine) => {
  test("every acknowledged enquiry is there once, with its two mails", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "lintel-kill-"));
    const databaseUrl = engine === "server" ? await freshServerDatabase() : null;
    const open = () =>
      openDatabase({ dataDir, databaseUrl, production: false, log: pino({ level: "silent" }) });
    const home = aListing();
    const first = await open();
    await first.orm.insert(listings).values(home);
    await first.close();

    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const site = await startSite(
        {
          HUMAN_CHECK: "off",
          RATE_LIMIT: "off",
          DEMO_DATA: "off",
          ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        },
        dataDir,
      );
      const before = acknowledged.length;
      const sending = Array.from({ length: senders }, () =>
        sendUntilCut(site.url, home.id, acknowledged),
      );
      while (acknowledged.length < before + senders) await pause(5);
      await pause(Math.random() * 300);
      site.process.kill("SIGKILL");
      await once(site.process, "exit");
      await Promise.all(sending);
    }

    const database = await open();
    const kept = await database.orm.select({ id: enquiries.id }).from(enquiries);
    const mails = await database.orm.select({ aboutId: outbox.aboutId }).from(outbox);
    await database.close();
    forget(dataDir);

    const ids = new Set(kept.map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * senders);
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    // What was stored but not acknowledged in time is whole as well.
    for (const id of ids) expect(mails.filter(({ aboutId }) => aboutId === id)).toHaveLength(2);
  }, 180_000);
});

async function sendUntilCut(url: string, listingid: string, acknowledged: string[]): Promise<void> {
  for (;;) {
    const key = randomUUID();
    try {
      const response = await fetch(`${url}/api/submitenquiry`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": key },
        body: JSON.stringify({
          listingid,
          applicant: {
            firstname: "Kill",
            lastname: "Test",
            phone: "07700 900123",
            email: `${key}@example.com`,
          },
          extra: { freetext: "Any evening." },
        }),
      });
      expect(response.status).toBe(201);
      acknowledged.push((await response.json()).EnqId);
    } catch (error) {
      if (error instanceof TypeError) return; // The line is cut: the process is gone.
      throw error;
    }
  }
}

async function freshServerDatabase(): Promise<string> {
  const server = inject("testServer");
  if ("problem" in server) throw new Error(server.problem);
  return freshDatabase(server.url);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
