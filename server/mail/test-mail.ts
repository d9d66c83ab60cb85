import { vi } from "vitest";
import type { OutgoingMail } from "./outgoing-mail.ts";

/** A mail for tests. */
export const testMail: OutgoingMail = {
  kind: "enquiry-confirmation",
  recipient: "ada@example.com",
  replyTo: "lettings@keystone.example.com",
  subject: "Your enquiry about Chaundler’s Yard",
  html: "<p>Thank you, Ada</p>",
  text: "Thank you, Ada",
  aboutId: "a0ABCDEFGHIJKLMNOP",
};

const line = () => vi.fn<(...args: unknown[]) => void>();

/** A log that tests can read. */
export function keptLog() {
  const log = { info: line(), warn: line(), error: line() };
  const everything = () =>
    JSON.stringify([log.info.mock.calls, log.warn.mock.calls, log.error.mock.calls]);
  return { ...log, everything };
}
