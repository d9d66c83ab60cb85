import { expect, test } from "vitest";
import { readCalendarReply } from "./read-calendar-reply.ts";

function reply(lines: readonly string[], method = "REPLY") {
  const all = [
    "BEGIN:VCALENDAR",
    `METHOD:${method}`,
    "BEGIN:VTIMEZONE",
    "COMMENT:of the zone",
    "END:VTIMEZONE",
    "BEGIN:VEVENT",
    "UID:abc",
    ...lines,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ];
  const content = Buffer.from(all.join("\r\n"));
  return readCalendarReply({ fileName: "invite.ics", mimeType: "text/calendar", content });
}

test("an answer to an invitation says what it answers, when that is, and why", () => {
  const lines = [
    "DTSTART:20260703T120000Z",
    "SUMMARY:Viewing of Inkhorn Street\\, E2",
    'ATTENDEE;CN="Ada: Obi";PARTSTAT=DECLINED:mailto:ada@example.com',
    "COMMENT;LANGUAGE=en:I can’t come\\, s",
    " orry.\\nAnother day?",
  ];
  expect(reply(lines)).toBe(
    "Declined: Viewing of Inkhorn Street, E2, 03/07/2026 at 13:00\nI can’t come, sorry.\nAnother day?",
  );
});

test.each([
  ["ACCEPTED", "Accepted: Viewing"],
  ["tentative", "Might attend: Viewing"],
  ["NEEDS-ACTION", null],
])("%s: %s", (state, text) => {
  expect(reply(["SUMMARY:Viewing", `ATTENDEE;PARTSTAT=${state}:mailto:a@b.example`])).toBe(text);
});

test("an invitation is no answer", () => {
  expect(reply(["SUMMARY:Viewing", "ATTENDEE;PARTSTAT=ACCEPTED:x"], "REQUEST")).toBeNull();
  expect(reply([])).toBeNull();
});
