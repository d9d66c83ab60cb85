import { expect, test } from "vitest";
import { formatSlot, parseSlot } from "./slot-choice.ts";

const block = "0d4f7a52-9a53-4c5e-8a4e-6f2a1b3c4d5e";

test.each([
  [null, "2026-07-20/10:30/3"],
  [block, `2026-07-20/10:30/3/${block}`],
])("a time with somebody is written by London's clock, and read again", (appointmentId, text) => {
  const startsAt = new Date("2026-07-20T09:30:00Z");
  expect(formatSlot({ startsAt, negotiatorId: 3, appointmentId })).toBe(text);
  expect(parseSlot(text)).toEqual({
    date: "2026-07-20",
    time: "10:30",
    negotiatorId: 3,
    appointmentId,
  });
});

test.each([
  "",
  "other",
  "2026-02-30/10:30/3",
  "2026-07-20/24:30/3",
  "2026-07-20/10:30/0",
  "2026-07-20/10:30/x",
  "2026-07-20/10:30/3/none",
  `2026-07-20/10:30/3/${block}/more`,
])("“%s” is not the choice of a time", (text) => {
  expect(parseSlot(text)).toBeNull();
});
