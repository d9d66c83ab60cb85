import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { enquiries } from "../server/enquiries/enquiry-tables.ts";
import { requests } from "../server/requests/request-tables.ts";
import { outbox } from "../server/platform/mail/outbox-table.ts";
import { audit } from "../server/platform/submissions/submission-tables.ts";
import { everyEngine } from "../server/testing/database.ts";
import { stopProcess } from "../server/testing/processes.ts";
import { createListing } from "../server/testing/listing.ts";
import { readEnquiryKeys } from "./enquiry-keys.ts";
import { createKillEnvironment } from "./kill-environment.ts";
import { addListedHomes } from "../server/testing/listed-homes.ts";

const rounds = Number(process.env["KILL_ROUNDS"] ?? 1);
/** The one whose files the killed process wrote itself; `test:long` takes both. */
const engines = rounds > 1 ? everyEngine : (["embedded"] as const);
const senderCount = 4;

/** Interrupted submissions are retried with the same idempotency key, as the site's forms do. */
describe.concurrent.each(engines)(
  `kill -9 under load, ${rounds} time${rounds === 1 ? "" : "s"}, on the %s engine`,
  (engine) => {
    test(
      "every acknowledged submission is there once, with its two mails",
      async () => {
        const environment = await createKillEnvironment(engine);
        const home = createListing();
        const first = await environment.open();
        await addListedHomes(first, [home]);
        await first.close();

        const visitors = Array.from({ length: senderCount }, (_, n) =>
          createVisitor(n % 2 === 0, home.id),
        );
        const listAcknowledged = () => visitors.flatMap(({ acknowledgedIds }) => acknowledgedIds);
        for (let round = 0; round < rounds; round++) {
          const site = await environment.start();
          const before = listAcknowledged().length;
          const sending = visitors.map((each) => each.sendUntilCut(site.url));
          const sent = Promise.all(sending);
          // Stops waiting if a sender fails.
          while (listAcknowledged().length === before)
            await Promise.race([pause(2), sent.then(() => pause(2))]);
          await pause(Math.random() * 150);
          await stopProcess(site.process, "SIGKILL");
          await sent;
          process.stderr.write(`${engine}: killed ${round + 1} of ${rounds} times\n`);
        }
        const site = await environment.start();
        await Promise.all(visitors.map((each) => each.finish(site.url)));
        await site.stop();

        const database = await environment.open();
        const findRecord = await readEnquiryKeys(database);
        const storedIds = [
          ...(await database.orm.select({ id: enquiries.id }).from(enquiries)),
          ...(await database.orm.select({ id: requests.id }).from(requests)),
        ].map(({ id }) => id);
        const mails = await database.orm.select({ id: outbox.aboutId }).from(outbox);
        const auditRows = await database.orm.select({ id: audit.subjectId }).from(audit);
        await database.close();
        environment.removeData();

        expect(listAcknowledged().length).toBeGreaterThanOrEqual(rounds);
        expect(storedIds.toSorted()).toEqual(listAcknowledged().map(findRecord).toSorted());
        expect(countById(mails)).toEqual(new Map(storedIds.map((id) => [id, 2])));
        expect(countById(auditRows)).toEqual(new Map(storedIds.map((id) => [id, 1])));
      },
      60_000 + 60_000 * rounds,
    );
  },
);

function createVisitor(asksAboutHome: boolean, listingid: string) {
  const got: string[] = [];
  let pending: { key: string; body: string } | null = null;
  const call = asksAboutHome ? "submitenquiry" : "valrequest";

  async function send(url: string): Promise<"acknowledged" | "cut"> {
    pending ??= createSubmission(asksAboutHome, listingid);
    try {
      const response = await fetch(`${url}/api/${call}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": pending.key },
        body: pending.body,
      });
      const data = await response.json();
      expect(response.status).toBe(201);
      got.push(data.EnqId ?? data.requestId);
      pending = null;
      return "acknowledged";
    } catch (error) {
      if (error instanceof TypeError) return "cut"; // The process is gone.
      throw error;
    }
  }

  return {
    acknowledgedIds: got,
    async sendUntilCut(url: string): Promise<void> {
      while ((await send(url)) === "acknowledged");
    },
    async finish(url: string): Promise<void> {
      if (pending) expect(await send(url)).toBe("acknowledged");
    },
  };
}

function createSubmission(asksAboutHome: boolean, listingid: string) {
  const key = randomUUID();
  const email = `${key}@example.com`;
  const applicant = { firstname: "Kill", lastname: "Test", phone: "07700 900123", email };
  const freetext = "Any evening.";
  const body = asksAboutHome
    ? { listingid, applicant, extra: { freetext } }
    : { freetext, applicant };
  return { key, body: JSON.stringify(body) };
}

function countById(rows: { id: string }[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { id } of rows) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}
