import { expect, test } from "vitest";
import { writeBounce, writeMail } from "../../testing/incoming-mail.ts";
import { parseMail } from "./parse-mail.ts";
import { readBounce } from "./read-bounce.ts";

const id = "0b9d2c1e-5f63-4a8e-9c27-d41f0e6a7b35";

async function read(raw: Buffer) {
  const mail = await parseMail(raw);
  if (mail?.nature !== "bounce") throw new Error("It is no bounce.");
  return readBounce(raw, mail);
}

test("a report names the mail that came back, not those that it answered, and the reason", async () => {
  expect(await read(writeBounce(id))).toEqual({
    hasFailed: true,
    reason: "550 5.1.1 (address) User unknown",
    outboxIds: [id],
  });
});

test("a report of a delay is no failure", async () => {
  const report = await read(writeBounce(id, { action: "delayed" }));
  expect(report).toMatchObject({ hasFailed: false, outboxIds: [id] });
});

test("a server's own form is read from its text", async () => {
  const raw = writeMail(
    { From: "MAILER-DAEMON@example.com", "Message-ID": "<x@example.com>" },
    `Sorry.\r\n<ada@example.com>:\r\n552 mailbox full\r\n\r\n--- Below is a copy\r\n\r\nMessage-ID: <${id}@keystone.example.com>\r\n`,
  );
  expect(await read(raw)).toEqual({ hasFailed: true, reason: "552 mailbox full", outboxIds: [id] });
});

test("without the returned mail, the mail that it answers came back", async () => {
  const raw = writeMail(
    { From: "postmaster@example.com", "In-Reply-To": `<${id}@keystone.example.com>` },
    "550 5.7.1 rejected",
  );
  expect((await read(raw)).outboxIds).toEqual([id]);
});

test("a bounce of somebody else's mail names none of ours", async () => {
  const raw = writeMail(
    { From: "postmaster@example.com" },
    "550 no\r\n\r\nMessage-ID: <a@example.org>",
  );
  expect((await read(raw)).outboxIds).toEqual([]);
});
