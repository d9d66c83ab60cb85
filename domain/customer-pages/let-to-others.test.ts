import { describe, expect, test } from "vitest";
import { buildRenterSteps, findRenterState, type RenterFacts } from "./renter-steps.ts";

describe("the way of whoever was invited to offer, but is not in the tenancy that came of it", () => {
  const accepted = {
    state: "accepted",
    tenancyState: "progressing",
    submittedAt: new Date("2026-11-10T19:00:00Z"),
    rentPcm: 2300,
    isAsked: true,
    backup: null,
  } as const;
  const facts = (changes: Partial<NonNullable<RenterFacts["offer"]>>): RenterFacts => {
    return {
      askedAt: null,
      viewing: null,
      hasGroupViewed: false,
      offer: { ...accepted, ...changes },
      tenancy: null,
      personIds: [],
      checkIn: null,
      today: "2026-11-20",
      home: { rentPcm: 2300, status: "let-agreed" },
    };
  };

  test("says that the offer was accepted, and that the tenants whom it names carry on", () => {
    expect(findRenterState(facts({}))).toBe("let-to-others");
    const steps = buildRenterSteps(facts({}));
    expect(steps.map(({ state }) => state).join(" ")).toBe("done done done done now next next");
    expect(steps[3]).toMatchObject({
      name: "Decision",
      text: "The landlord accepted your offer.",
    });
    expect(steps[4]?.text).toBe("We’ll ask the tenants named in the offer for it.");
  });

  test("is done once the tenants have moved in", () => {
    expect(
      new Set(buildRenterSteps(facts({ tenancyState: "moved-in" })).map(({ state }) => state)),
    ).toEqual(new Set(["done"]));
  });

  test("ends where the tenancy falls through: that withdraws the offer, not they", () => {
    const fallen = facts({ state: "withdrawn", tenancyState: "fallen-through" });
    expect(findRenterState(fallen)).toBe("others-fell-through");
    expect(buildRenterSteps(fallen)[3]).toMatchObject({
      state: "over",
      text: "The landlord accepted your offer, but the tenancy didn’t go ahead.",
    });
    expect(findRenterState(facts({ state: "withdrawn", tenancyState: null }))).toBe("withdrawn");
  });
});
