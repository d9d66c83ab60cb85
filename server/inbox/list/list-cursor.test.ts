import { expect, test } from "vitest";
import { formatCursor, readCursor } from "./list-cursor.ts";

const id = "00000000-0000-4000-8000-000000000000";
const at = "2026-11-20T09:44:00.123Z";

test("a page goes on where the last one ended", () => {
  const moment = new Date(at);
  const place = { lane: "closed", id, waitingSince: null, snoozedUntil: null } as const;
  expect(readCursor(formatCursor({ ...place, lastMessageAt: moment }))).toEqual({
    lane: "closed",
    at,
    id,
  });
});

test.each([
  null,
  "",
  "\0",
  `open_${at}_${id}`,
  `closed_${at}_x`,
  `closed_2026-02-31T00:00:00.000Z_${id}`,
  `closed_2026-11-20T24:00:00.000Z_${id}`,
  `closed_0000-01-01T00:00:00.000Z_${id}`,
  `closed_2026-11-20_${id}`,
  `closed_now_${id}`,
])("%j is the place of no page", (text) => {
  expect(readCursor(text)).toBeNull();
});
