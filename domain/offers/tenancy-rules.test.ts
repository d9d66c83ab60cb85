import { calculateHoldingDeposit } from "../listings/move-in-cost.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getDeposit } from "../shared/money.ts";
import { rentFrequencies } from "./offer-fields.ts";
import { calculateAgreementDeadline, tenancyRuleNames, getTenancyRules } from "./tenancy-rules.ts";

const rent = fc.integer({ min: 1, max: 50_000 });

describe("England since 1 May 2026", () => {
  const rules = getTenancyRules("england-2026");

  test("no rent above the advertised one can be offered, and the reason is told", () => {
    expect(rules.rentProblem(2451, 2450)).toContain("£2,450");
    expect(rules.rentProblem(2450, 2450)).toBeNull();
    fc.assert(
      fc.property(rent, rent, (offered, advertised) => {
        expect(rules.rentProblem(offered, advertised) === null).toBe(offered <= advertised);
      }),
    );
  });

  test("only a wish to pay less often than monthly gets a note", () => {
    const noted = rentFrequencies.filter((freq) => rules.frequencyNote(freq) !== null);
    expect(noted).toEqual(["Quarterly", "Biannually", "Annually"]);
  });

  test.each([
    ["Quarterly", "one payment every three months"],
    ["Biannually", "one payment every six months"],
    ["Annually", "one payment a year"],
  ] as const)("%s is said to mean %s, which is only a wish", (freq, meaning) => {
    const note = rules.frequencyNote(freq);
    expect(note).toContain(`${freq} means ${meaning}`);
    expect(note).toContain("record it as your preference");
    expect(note).toContain("a rent period can’t be longer than a month");
    expect(note).toContain("ask for later months’ rent in advance");
  });

  test("before anything is chosen the rent is said to be due monthly", () => {
    expect(rules.frequencyHint).toContain("monthly");
  });

  test("a fixed length, a break clause, rent in advance and a pet each have their note", () => {
    expect(rules.lengthNote).toContain("no fixed end");
    expect(rules.breakNote).toContain("two months’ notice");
    expect(rules.rentInAdvanceNote).toContain("one month’s rent");
    expect(rules.petNote).toContain("must consider it");
  });

  test("its sources are named", () => {
    const titles = rules.sources.map(({ title }) => title).join();
    expect(titles).toContain("Renters’ Rights Act 2025");
    expect(titles).toContain("Tenant Fees Act 2019");
  });
});

describe("as specified", () => {
  const rules = getTenancyRules("as-specified");
  test("any rent can be offered, and nothing is noted", () => {
    expect(rules.rentProblem(9999, 1)).toBeNull();
    expect(rentFrequencies.map(rules.frequencyNote)).toEqual([null, null, null, null]);
    const { frequencyHint, lengthNote, breakNote, petNote } = rules;
    expect([frequencyHint, lengthNote, breakNote, petNote]).toEqual([null, null, null, null]);
  });
});

describe.each(tenancyRuleNames)("the holding deposit under %s", (name) => {
  const rules = getTenancyRules(name);

  test("is at most one week’s rent, rounded down to whole pounds", () => {
    expect(rules.holdingDeposit(2450)).toBe(565);
    expect(rules.holdingDeposit(2500)).toBe(576);
    expect(rules.holdingDepositNote(2500)).toContain("£576");
  });

  test("never passes the exact week, and never falls a whole pound short of it", () => {
    fc.assert(
      fc.property(rent, (pcm) => {
        const held = rules.holdingDeposit(pcm);
        expect(Number.isInteger(held)).toBe(true);
        expect(held * 52).toBeLessThanOrEqual(12 * pcm);
        expect((held + 1) * 52).toBeGreaterThan(12 * pcm);
        expect(held).toBeLessThanOrEqual(getDeposit({ rentPcm: pcm, noDeposit: false }) + 3);
      }),
    );
  });
});

test("the agreement is due on the fifteenth day, the day of payment being the first", () => {
  expect(calculateAgreementDeadline("2028-02-20")).toBe("2028-03-05");
  expect(calculateAgreementDeadline("2026-12-01")).toBe("2026-12-15");
  const day = fc.date({
    min: new Date("2020-01-01"),
    max: new Date("2090-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(day, (moment) => {
      const paidOn = moment.toISOString().slice(0, 10);
      const days =
        (Date.parse(calculateAgreementDeadline(paidOn)) - Date.parse(paidOn)) / 86_400_000;
      expect(days).toBe(14);
    }),
  );
});

test("a higher rent never holds for less", () => {
  fc.assert(
    fc.property(rent, rent, (one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      expect(calculateHoldingDeposit(low)).toBeLessThanOrEqual(calculateHoldingDeposit(high));
    }),
  );
});
