import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { incomeMultiple } from "../agency/shown-settings.ts";
import { createOfferDetails } from "../../server/testing/offer-form.ts";
import {
  compareOffers,
  findAdvertisedRent,
  type ReceivedOffer,
  recordOfferedRent,
} from "./compare-offers.ts";
import { declineReasons, landlordAnswer } from "./decline-reasons.ts";
import { offerDetailsFields } from "./offer-fields.ts";

const home = {
  rentPcm: 2150,
  lowestRentPcm: null,
  availableFrom: "2026-11-30",
  maxAdults: 3,
  maxHouseholds: 2,
};
const today = "2026-11-20";
const schema = v.object(offerDetailsFields);

function receive(
  id: string,
  submittedAt: string,
  details: Parameters<typeof createOfferDetails>[0] = {},
): ReceivedOffer {
  return {
    id,
    state: "submitted",
    submittedAt: new Date(submittedAt),
    advertisedRent: 2150,
    content: { kind: "whole", details: v.parse(schema, createOfferDetails(details)) },
    tenants: [{ name: "Hannah Lindqvist", salary: 71_000 }],
  };
}

const wen = receive("wen", "2026-11-18T20:12:00Z", { rent: "2150", startdate: "2026-12-18" });
const rasheed = receive("rasheed", "2026-11-19T13:05:00Z", {
  rent: "2100",
  startdate: "2026-12-01",
});
const owen = receive("owen", "2026-11-19T18:40:00Z", { rent: "2250", startdate: "2026-12-12" });

test("offers stand in order of arrival, whatever the rent", () => {
  const compared = compareOffers(home, [owen, rasheed, wen], today);
  expect(compared.map(({ id }) => id)).toEqual(["wen", "rasheed", "owen"]);
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 2, maxLength: 6 }),
      (rents) => {
        const received = rents.map((rent, n) =>
          receive(String(n), `2026-11-19T1${n}:00:00Z`, { rent: String(rent) }),
        );
        const order = compareOffers(home, received.toReversed(), today).map(({ id }) => Number(id));
        expect(order).toEqual(rents.map((_rent, n) => n));
      },
    ),
  );
});

test("no rent is above the advertised one, and what was written is kept (section 56)", () => {
  const compared = compareOffers(home, [wen, rasheed, owen], today);
  expect(compared.map(({ rentPcm, wrotePcm, belowPcm }) => [rentPcm, wrotePcm, belowPcm])).toEqual([
    [2150, null, 0],
    [2100, null, 50],
    [2150, 2250, 0],
  ]);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9000 }),
      fc.integer({ min: 1, max: 9000 }),
      (wrote, advertised) => {
        const { rentPcm, wrotePcm } = recordOfferedRent(wrote, advertised);
        expect(rentPcm).toBeLessThanOrEqual(advertised);
        expect(wrotePcm ?? rentPcm).toBe(wrote);
      },
    ),
  );
});

test.each([
  [2150, 2300, null, 2150],
  [2150, 2000, null, 2000],
  [null, 2000, null, 2000],
  // Lowered and raised again, before the offer came or after.
  [2150, 2150, 2100, 2100],
  [null, 2150, 2100, 2100],
  [2000, 2150, 2100, 2000],
])("advertised at £%s when it came, £%i now and £%s at the least: at most £%i", (...row) => {
  const [then, now, lowest, most] = row;
  expect(findAdvertisedRent(then, now, lowest)).toBe(most);
});

test.each([
  ["2026-12-18", 18],
  ["2026-12-01", 1],
  ["2026-11-30", 0],
  ["2026-11-25", 0],
])("a start on %s leaves the home empty for %i days", (startdate, days) => {
  expect(
    compareOffers(home, [receive("a", "2026-11-19T10:00:00Z", { startdate })], today)[0]?.emptyDays,
  ).toBe(days);
});

test("income is compared with the multiple of the rent that the agency asks for", () => {
  expect(compareOffers(home, [wen], today)[0]).toMatchObject({
    income: 71_000,
    incomeMultiple: 33,
  });
  const needed = incomeMultiple.usual * home.rentPcm;
  const earning = (salary: number) => ({ ...wen, tenants: [{ name: "A", salary }] });
  expect(compareOffers(home, [earning(needed)], today)[0]).toMatchObject({
    incomeMultiple: incomeMultiple.usual,
    requiredIncome: needed,
    hasEnoughIncome: true,
  });
  expect(compareOffers(home, [earning(needed - 1)], today)[0]).toMatchObject({
    incomeMultiple: incomeMultiple.usual - 0.1,
    hasEnoughIncome: false,
  });
});

test.each([
  ["2", "2", false, false],
  ["3", "3", false, true],
  ["4", "2", true, false],
])(
  "%s adults in %s households against a limit of three in two",
  (adultCount, households, adults, tooMany) => {
    const [one] = compareOffers(
      home,
      [receive("a", "2026-11-19T10:00:00Z", { adultCount, households })],
      today,
    );
    expect(one?.overLimit).toEqual({ adults, households: tooMany });
    const unknown = { ...home, maxAdults: null, maxHouseholds: null };
    expect(compareOffers(unknown, [wen], today)[0]?.overLimit).toEqual({
      adults: false,
      households: false,
    });
  },
);

describe("children and benefits are no criterion (Renters’ Rights Act 2025, part 1, chapter 3)", () => {
  const forbidden =
    /child|kid|famil|benefit|dss|universal.?credit|employ|job|nation|passport|religio|age$|dob/i;

  test("no field of the comparison, no reason and no answer names them", () => {
    const [one] = compareOffers(home, [wen], today);
    const fields = [...Object.keys(one!), ...Object.keys(one!.overLimit)];
    const answers = Object.keys(landlordAnswer.pipe[0].entries);
    const reasons = Object.entries(declineReasons).flat();
    expect([...fields, ...answers, ...reasons].filter((name) => forbidden.test(name))).toEqual([]);
  });

  test("offers that differ in children alone look the same", () => {
    const [none] = compareOffers(
      home,
      [receive("a", "2026-11-19T10:00:00Z", { childCount: "0" })],
      today,
    );
    const [three] = compareOffers(
      home,
      [receive("a", "2026-11-19T10:00:00Z", { childCount: "3" })],
      today,
    );
    expect(three).toEqual(none);
  });
});

test("a landlord who would rather not says why, from the list", () => {
  const answer = { offerId: "o", answer: "decline", reason: "start-date", note: "" };
  expect(v.is(landlordAnswer, answer)).toBe(true);
  expect(v.is(landlordAnswer, { ...answer, reason: null })).toBe(false);
  expect(v.is(landlordAnswer, { ...answer, reason: "children" })).toBe(false);
  expect(v.is(landlordAnswer, { ...answer, answer: "prefer" })).toBe(false);
  expect(v.is(landlordAnswer, { ...answer, answer: "prefer", reason: null })).toBe(true);
});
