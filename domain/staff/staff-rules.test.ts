import { describe, expect, test } from "vitest";
import { formatMoment } from "./format-moment.ts";
import { mergeEdits } from "./merge-edits.ts";
import { readReturnPath, toReturnPath } from "./office-path.ts";

test.each([
  ["/office/team", "/office/team"],
  ["/office/activity-log/offer/a0B1", "/office/activity-log/offer/a0B1"],
  ["/office", "/office"],
  [null, "/office"],
  ["", "/office"],
  ["https://evil.example/office", "/office"],
  ["//evil.example", "/office"],
  ["/office//evil.example", "/office"],
  ["/office/../property/p1", "/office"],
  ["/office\\evil.example", "/office"],
  ["/office/team?to=https://evil.example", "/office"],
  ["/office/contacts?find=Priya", "/office"],
  ["/office/offers/p1?accept=O-1&find=Priya", "/office"],
  ["/office/offers/p1?accept=https://evil.example", "/office"],
  ["/office/offers/p1?accept=O-1", "/office/offers/p1?accept=O-1"],
  ["/office/offers/p1?ask", "/office/offers/p1?ask"],
  ["/offices", "/office"],
  ["/property/p1", "/office"],
  ["/office/sign-in", "/office"],
  ["/office/sign-in/link", "/office"],
  ["/office/no-access", "/office"],
])("a sign-in that wants to lead to %j leads to %s", (wanted, leads) => {
  expect(readReturnPath(wanted)).toBe(leads);
});

test.each([
  ["?accept=O-1", "/office/offers/p1?accept=O-1"],
  ["?ask", "/office/offers/p1?ask"],
  ["?find=Priya", "/office/offers/p1"],
  ["", "/office/offers/p1"],
])("of an offers’ page with %j a sign-in is asked to come back to %s", (search, leads) => {
  expect(toReturnPath("/office/offers/p1", search)).toBe(leads);
});

test.each([
  ["2026-11-20T09:40:00Z", "today at 09:40"],
  ["2026-11-19T18:10:00Z", "yesterday at 18:10"],
  ["2026-07-01T23:30:00Z", "02/07/2026 at 00:30"],
])("%s is shown in London’s time as %s", (moment, shown) => {
  expect(formatMoment(new Date(moment), new Date("2026-11-20T09:44:00Z"))).toBe(shown);
});

describe("what two people change in one form", () => {
  const was = { name: "Tom", role: "reader" };
  test.each([
    ["nothing", was, was, was],
    ["one field", { ...was, role: "manager" }, was, { name: "Tom", role: "manager" }],
    [
      "different fields merge",
      { ...was, role: "manager" },
      { ...was, name: "Tom Hesketh" },
      { name: "Tom Hesketh", role: "manager" },
    ],
    [
      "the same, alike",
      { ...was, role: "owner" },
      { ...was, role: "owner" },
      { ...was, role: "owner" },
    ],
  ])("%s", (_case, mine, theirs, merged) => {
    expect(mergeEdits(was, mine, theirs)).toEqual({ ok: true, merged });
  });

  test("the same, differently, is for a person to decide", () => {
    const merged = mergeEdits(was, { ...was, role: "manager" }, { ...was, role: "owner" });
    const conflicts = [{ field: "role", mine: "manager", theirs: "owner" }];
    expect(merged).toEqual({ ok: false, conflicts });
  });
});
