import { describe, expect, test } from "vitest";
import { findCancellationEnd, findCancellationProblem } from "./landlord.ts";

const signed = {
  signedOn: "2026-11-05",
  signedWhere: "elsewhere",
  toldOn: "2026-11-05",
  cancelledOn: null,
} as const;

describe("Terms of business signed away from the office (Consumer Contracts Regulations 2013)", () => {
  test.each([
    ["for 14 days after the signature", {}, "2026-11-19"],
    ["where they were told before it, as long", { toldOn: "2026-11-01" }, "2026-11-19"],
    ["where they were told later, for 14 days after that", { toldOn: "2026-12-01" }, "2026-12-15"],
    ["untold, for a year more", { toldOn: null }, "2027-11-19"],
    ["told too late, no longer than untold", { toldOn: "2027-12-01" }, "2027-11-19"],
    ["signed in the office, never", { signedWhere: "office" as const }, null],
  ])("can be cancelled %s", (_, terms, end) => {
    expect(findCancellationEnd({ ...signed, ...terms })).toBe(end);
  });

  test.each([
    ["on the last of the days", {}, "2026-11-19", null],
    ["on the day of the signature", {}, "2026-11-05", null],
    ["a day later", {}, "2026-11-20", "late"],
    ["before anything was signed", {}, "2026-11-04", "before-signing"],
    ["on a day to come", { toldOn: null }, "2026-11-27", "future"],
    ["twice", { cancelledOn: "2026-11-06" }, "2026-11-07", "cancelled-already"],
    ["unsigned", { signedOn: null, signedWhere: null }, "2026-11-07", "not-signed"],
    ["signed in the office", { signedWhere: "office" as const }, "2026-11-07", "signed-in-office"],
  ])("cancelled %s", (_, terms, on, problem) => {
    expect(findCancellationProblem({ ...signed, ...terms }, on, "2026-11-26")).toBe(problem);
  });
});
