import { expect, test } from "vitest";
import { describeFeedbackRequest, findFeedbackRequestState } from "./feedback-request.ts";

const held = { state: "booked", outcome: null, feedbackAskedAt: null, hasEmail: true } as const;
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const endsAt = at("18:00");

test.each([
  ["before the viewing", {}, at("12:00"), "will-ask"],
  ["until the next run of the job", {}, at("18:31"), "will-ask"],
  ["once the email is written", { feedbackAskedAt: at("18:31") }, at("18:31"), "asked"],
  ["of nobody without an email", { hasEmail: false }, at("18:31"), "no-email"],
  ["of a no-show", { outcome: "no-show" }, at("18:31"), "not-held"],
  ["of one that was cancelled", { state: "cancelled" }, at("18:31"), "not-held"],
  ["of one for which another time was asked", { state: "change-asked" }, at("12:00"), "not-held"],
  ["a day later without an email", {}, new Date("2026-11-21T18:00:00Z"), "too-late"],
] as const)("feedback is asked for %s: %j", (_name, viewing, now, ask) => {
  expect(findFeedbackRequestState({ ...held, endsAt, ...viewing }, now)).toBe(ask);
});

test("an email that was written is not promised again", () => {
  const words = describeFeedbackRequest("asked", { firstname: "Ada", asked: "today at 18:31" });
  expect(words).toBe("No feedback yet. We asked by email today at 18:31.");
});
