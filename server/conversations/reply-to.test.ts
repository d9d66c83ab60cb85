import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { readReplyAddress } from "../platform/mail/reply-address.ts";
import { getReplyTo } from "./reply-to.ts";

const id = "0b9d2c1e-5f63-4a8e-9c27-d41f0e6a7b35";
const siteSecret = "the secret of a site under test";

function reply(env: Record<string, string>): string {
  const read = readConfig({ AGENCY_EMAIL: "office@keystone.example.com", ...env });
  if (!read.ok) throw new Error(read.problems.join(" "));
  return getReplyTo({ config: read.config, siteSecret }, id);
}

test("answers go to the office's own address where no mailbox is read", () => {
  expect(reply({})).toBe("office@keystone.example.com");
});

test("answers go to the mailbox, signed for their conversation", () => {
  const mailbox = "lettings@keystone.example.com";
  const url = "imaps://reader:secret@imap.example.com";
  const address = reply({ MAIL_IN_URL: url, MAIL_IN_ADDRESS: mailbox });
  expect(readReplyAddress({ mailbox, siteSecret }, address)).toBe(id);
});
