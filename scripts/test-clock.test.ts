import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ofDatabase = "compares with times that the database takes from its own clock";
const ofFiles = "compares with times that the file system takes from the machine's clock";

/** Whose subject is the machine's clock. All others have `seededMoment`, or a time of their own. */
const allowed: Readonly<Record<string, string>> = {
  "app/forms/sending/human-check.test.ts": "runs on fake timers, whose clock this is",
  "app/forms/sending/spam-signals.test.ts": "runs on fake timers, whose clock this is",
  "e2e/long/many-processes.test.ts": "shares rows with programs that run on the machine's clock",
  "server/customer-pages/renter-case.test.ts": ofDatabase,
  "server/inbox/requests/list-missing-requests.test.ts": ofDatabase,
  "server/inbound-email/mailbox/mail-in-job.test.ts": ofDatabase,
  "server/photos/photo-variants.test.ts": ofDatabase,
  "server/photos/unused-photos.test.ts": ofDatabase,
  "server/platform/database/lock.test.ts": "reads what the lock wrote with the machine's clock",
  "server/platform/database/migrations.test.ts":
    "no migration may be dated after the day of the run",
  "server/platform/human-check/external.test.ts": "measures how long a token is taken",
  "server/platform/mail/outbox-desk.test.ts": ofDatabase,
  "server/platform/mail/outbox.test.ts": ofDatabase,
  "server/privacy/maintenance-job.test.ts":
    "shares rows with a library that reads the machine's clock",
  "server/site/attacks/mail-relay.test.ts": ofDatabase,
  "server/site/commands/outbox-command.test.ts": ofDatabase,
  "server/testing/feeds.ts": ofFiles,
  "server/testing/imap-server.ts": "is when a server received a mail",
  "server/testing/openid-provider.ts":
    "signs tokens that a library holds against the machine's clock",
  "server/testing/template.ts": ofFiles,
};

test("no test reads the machine's clock whose subject it is not", () => {
  const files = globSync("{app,bench,deploy,domain,e2e,scripts,server}/**/*.test.{ts,tsx}");
  const reading = [...files, ...globSync("server/testing/**/*.ts")].filter((file) =>
    /\bnew Date\(\)|\bDate\.now\(\)/.test(readFileSync(file, "utf8")),
  );
  expect(files.length).toBeGreaterThan(700);
  expect(new Set(reading)).toEqual(new Set(Object.keys(allowed)));
});
