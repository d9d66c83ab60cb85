import { expect, test } from "vitest";
import { countOffers, mayAskLandlord } from "./shown.ts";

test("of a home’s offers those that were declined or are back-ups have come, and wait for nobody", () => {
  const waiting = { state: "submitted", backupUntil: null } as const;
  const backup = { state: "submitted", backupUntil: "2026-12-20" } as const;
  const declined = { state: "declined", backupUntil: null } as const;
  const withdrawn = { state: "withdrawn", backupUntil: null } as const;
  expect(countOffers([waiting, waiting, declined, backup, withdrawn])).toEqual({
    came: 4,
    toDecide: 2,
  });
});

const landlord = { id: "1", name: "B", firstname: "B", email: "b@example.com", sanctions: null };
const offers = [{ state: "submitted" }] as const;

test.each([
  ["waits", { offers, landlord, tenancyId: null }, true],
  ["is a back-up of a let", { offers, landlord, tenancyId: "7197c80a" }, false],
  [
    "is for somebody on the sanctions list",
    { offers, landlord: { ...landlord, sanctions: "match" }, tenancyId: null },
    false,
  ],
  ["has no landlord", { offers, landlord: null, tenancyId: null }, false],
  ["is withdrawn", { offers: [{ state: "withdrawn" }], landlord, tenancyId: null }, false],
] as const)("the landlord can be asked about an offer that %s: %#", (_name, shown, may) => {
  expect(mayAskLandlord(shown)).toBe(may);
});
