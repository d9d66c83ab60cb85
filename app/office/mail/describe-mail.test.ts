import { expect, test } from "vitest";
import { describeMail } from "./describe-mail.ts";

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const mail = {
  state: "waiting",
  attempts: 0,
  lastError: null,
  createdAt: at("09:00"),
  nextAttemptAt: at("09:00"),
  sentAt: null,
  bouncedAt: null,
  bounceReason: null,
} as const;
const lastError = "RCPT TO 550: No such mailbox.";

test.each([
  [{}, "09:00", "Waiting", "Sending now"],
  [{ nextAttemptAt: at("09:53") }, "09:53", "Scheduled", "Sending in 9 min"],
  [{ nextAttemptAt: at("11:00") }, "11:00", "Scheduled", ""],
  [
    { attempts: 3, lastError, nextAttemptAt: at("10:15") },
    "09:00",
    "Failed, retrying",
    "RCPT TO 550: No such mailbox. Next attempt at 10:15.",
  ],
  [{ state: "failed", attempts: 12, lastError } as const, "09:00", "Failed", lastError],
  [
    { state: "sent", bouncedAt: at("09:30"), bounceReason: lastError } as const,
    "09:00",
    "Bounced",
    lastError,
  ],
  [{ state: "stopped" } as const, "09:00", "Stopped", "Stopped by staff"],
  [
    { state: "sent", sentAt: at("09:01"), attempts: 1 } as const,
    "09:01",
    "Accepted by their mail server",
    "",
  ],
  [
    { state: "sent", sentAt: at("09:30"), attempts: 4 } as const,
    "09:30",
    "Accepted by their mail server",
    "After 4 attempts",
  ],
])("%j, at 09:44", (changes, when, state, why) => {
  const format = (moment: Date) => moment.toISOString().slice(11, 16);
  expect(describeMail({ ...mail, ...changes }, format, at("09:44"))).toMatchObject({
    when,
    state,
    why,
  });
});
