import { vi } from "vitest";
import type { OutgoingMail } from "../platform/mail/outgoing-mail.ts";
import { toMailText } from "../platform/mail/render-mail.ts";

export const testMail: OutgoingMail = {
  kind: "enquiry-confirmation",
  recipient: "ada@example.com",
  replyTo: "lettings@keystone.example.com",
  subject: "Your enquiry about Chaundler’s Yard",
  html: "<p>Thank you, Ada</p>",
  aboutId: "a0ABCDEFGHIJKLMNOP",
};

export function renderForm({ html }: Pick<OutgoingMail, "html">, form: "html" | "text"): string {
  return form === "html" ? html : toMailText(html);
}

const createLogSpy = () => vi.fn<(...args: unknown[]) => void>();

export function createRecordingLog() {
  const log = { info: createLogSpy(), warn: createLogSpy(), error: createLogSpy() };
  const everything = () =>
    JSON.stringify([log.info.mock.calls, log.warn.mock.calls, log.error.mock.calls]);
  return { ...log, everything };
}
