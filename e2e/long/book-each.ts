import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { pino } from "pino";
import { createTestContext } from "../../server/testing/app-context.ts";
import { readConfig } from "../../server/config.ts";
import { openDatabase } from "../../server/platform/database/client.ts";
import { isDatabaseUnavailable } from "../../server/platform/database/database-unavailable.ts";
import { bookViewing, type ViewingToBook } from "../../server/viewings/bookings/book-viewing.ts";
import { listOtherTimes } from "../../server/viewings/requests/offer-other-times.ts";

export interface Answered {
  enquiryId: string;
  /** Null if somebody else was first. */
  bookingId: string | null;
  detail: string;
  /** Times that were offered instead. */
  offered: string[];
}

/** Says that it is ready, books all that it is sent at once, and sends back how that went. */
const log = pino({ level: "silent" });
const read = readConfig({ PUBLIC_URL: "https://keystone.example.com" });
if (!read.ok) throw new Error(read.problems.join(" "));
const databaseUrl = process.argv[2]!;
const database = await openDatabase({ dataDir: "", databaseUrl, production: false, log });
const app = await createTestContext(database, {
  config: read.config,
  now: () => new Date("2026-11-21T12:00:00Z"),
});
const given = once(process, "message");
process.send!("ready");
const [wanted]: ViewingToBook[][] = await given;
process.send!(await Promise.all(wanted!.map(book)));
await database.close();
process.disconnect();

async function book(one: ViewingToBook): Promise<Answered> {
  const outcome = await bookWhenServed(one);
  const { enquiryId } = one;
  if (outcome.ok) {
    return { enquiryId, bookingId: outcome.answer.bookingId, detail: "", offered: [] };
  }
  const offered = listOtherTimes(outcome.refusal).map(({ startsAt }) => startsAt.toISOString());
  return { enquiryId, bookingId: null, detail: outcome.refusal.detail, offered };
}

/** Whoever is told that the site is too busy asks again, as their browser does. */
async function bookWhenServed(one: ViewingToBook) {
  for (;;) {
    try {
      return await bookViewing(app, one, "command line");
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      await pause(500);
    }
  }
}
