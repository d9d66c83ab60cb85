import { expect, test } from "vitest";
import type { DiaryEntry } from "./diary.ts";
import { hideOthers } from "./hide-others.ts";

const span = { startsAt: new Date("2026-11-21T10:00Z"), endsAt: new Date("2026-11-21T10:30Z") };
const viewing: DiaryEntry = {
  ...span,
  id: "one",
  kind: "viewing",
  negotiatorId: 4,
  listingId: "p00000000001",
  at: { lat: 51.5, long: -0.1 },
  openSlots: [span],
};

test("of what others do, only that somebody is busy and when is left", () => {
  const other = { ...viewing, id: "two" };
  expect(hideOthers([viewing, other], (id) => id === "one")).toEqual([
    viewing,
    {
      ...span,
      id: "busy-1",
      kind: "other",
      negotiatorId: 4,
      listingId: null,
      at: null,
      openSlots: [],
    },
  ]);
});
