import { describe, expect, test } from "vitest";
import {
  createHeld,
  createReady,
  createSigned,
  createTenancy,
  grace,
  luis,
  passAll,
  payInFull,
  recordAll,
  seen,
} from "../../server/testing/tenancies.ts";
import type { Tenancy } from "../tenancies/tenancy.ts";
import { addDays, formatNumericDate } from "../shared/dates.ts";
import { buildRenterSteps, type RenterFacts } from "./renter-steps.ts";

const asked: RenterFacts = {
  askedAt: new Date("2026-11-08T09:42:00Z"),
  viewing: null,
  hasGroupViewed: false,
  offer: null,
  tenancy: null,
  checkIn: null,
  personIds: [],
  today: "2026-11-20",
  home: { rentPcm: 2300, status: "available" },
};
const viewing = {
  startsAt: new Date("2026-11-10T18:00:00Z"),
  stage: "viewed" as const,
  isCancelled: false,
  with: "Imogen Achebe",
  place: "Second bell",
};
const submittedAt = new Date("2026-11-10T19:00:00Z");
const offer = {
  state: "submitted",
  submittedAt,
  rentPcm: 2300,
  isAsked: false,
  tenancyState: null,
  backup: null,
} as const;
const states = (facts: RenterFacts) => buildRenterSteps(facts).map(({ state }) => state);

describe("the way of a renter", () => {
  test("nobody has an offer that was decided or taken back", () => {
    const step = (state: "submitted" | "declined" | "withdrawn") =>
      buildRenterSteps({ ...asked, offer: { ...offer, state, isAsked: true } })[2]?.text;
    expect(step("submitted")).toBe("It’s with the landlord.");
    expect([step("declined"), step("withdrawn")]).toEqual(["", ""]);
  });

  test.each<[string, RenterFacts, string]>([
    ["asked", asked, "done now next next next next next"],
    ["seen", { ...asked, viewing }, "done done now next next next next"],
    [
      "booked and not seen",
      { ...asked, viewing: { ...viewing, stage: "missed" } },
      "done now next next next next next",
    ],
    [
      "been invited to offer without a viewing",
      { ...asked, offer: { ...offer, state: "invited", submittedAt: null } },
      "done done now next next next next",
    ],
    [
      "been invited to offer before their viewing",
      {
        ...asked,
        viewing: { ...viewing, stage: "to-come" },
        offer: { ...offer, state: "draft", submittedAt: null },
      },
      "done now next next next next next",
    ],
    [
      "let the invitation to offer expire",
      { ...asked, offer: { ...offer, state: "expired", submittedAt: null } },
      "done now next next next next next",
    ],
    ["an offer is in", { ...asked, viewing, offer }, "done done done now next next next"],
    [
      "declined",
      { ...asked, viewing, offer: { ...offer, state: "declined" } },
      "done done done over over over over",
    ],
    [
      "accepted without a viewing",
      { ...asked, tenancy: createHeld() },
      "done done done done now next next",
    ],
  ])("once they have %s", (_name, facts, expected) => {
    expect(states(facts)).toEqual(expected.split(" "));
  });

  test("says that the landlord has an offer once it was put to them", () => {
    const say = (one: RenterFacts["offer"]) => buildRenterSteps({ ...asked, offer: one })[2]?.text;
    expect(say(offer)).toBe("We’ve received it.");
    expect(say({ ...offer, isAsked: true })).toBe("It’s with the landlord.");
  });

  test("says of a back-up offer that it is next, and until when", () => {
    const backup = { until: "2026-12-20", before: "accepted", isOnly: true } as const;
    const steps = buildRenterSteps({ ...asked, offer: { ...offer, backup } });
    expect(steps[3]?.text).toMatch(/falls through by 20\/12\/2026, yours is next/);
  });

  test("tells a viewing that was cancelled from none that was booked", () => {
    const say = (facts: Partial<RenterFacts>) => {
      const step = buildRenterSteps({ ...asked, ...facts })[1]!;
      return `${step.state}: ${step.when} ${step.text}`.trim();
    };
    const cancelled = { ...viewing, stage: "missed", isCancelled: true } as const;
    const when = "10/11/2026, 18:00";
    expect(say({ offer })).toBe("done:  No viewing booked.");
    expect(say({ viewing: cancelled, offer })).toBe(`done: ${when} It was booked, then cancelled.`);
    expect(say({ viewing: cancelled })).toBe(
      `now: ${when} It was booked, then cancelled. Ask us for another time.`,
    );
    expect(say({ viewing: { ...viewing, stage: "missed" }, offer })).toBe(
      `done: ${when} It didn’t take place.`,
    );
  });

  test("says of a home that only others of the group viewed that they did", () => {
    const joint: RenterFacts = { ...asked, hasGroupViewed: true, offer };
    expect(buildRenterSteps(joint)[1]).toMatchObject({
      name: "Viewed",
      state: "done",
      text: "By someone else in your group.",
    });
  });

  test("a holding deposit is a week of the rent that was offered, once there is one", () => {
    const say = (one: RenterFacts["offer"]) => buildRenterSteps({ ...asked, offer: one })[4]?.when;
    expect(say(null)).toBe("One week, £530");
    expect(say({ ...offer, state: "draft", submittedAt: null, rentPcm: null })).toBe(
      "One week, £530",
    );
    expect(say({ ...offer, rentPcm: 2200 })).toBe("One week, £507");
  });

  test("offers no viewing of a home that is let agreed", () => {
    const say = (status: "available" | "let-agreed") =>
      buildRenterSteps({ ...asked, home: { ...asked.home, status } })[1]?.text;
    expect(say("available")).toBe("Ask us for a time.");
    expect(say("let-agreed")).toBe("");
  });

  test("ends where the tenancy fell through, with what happened and no day that would come", () => {
    const half = createHeld();
    half.payments[0]!.receipts[0]!.pence = 20_000;
    const passed = recordAll(half, "2026-11-12", ...passAll(half, "2026-11-12", "identity"));
    const steps = buildRenterSteps({
      ...asked,
      tenancy: { ...passed, state: "fallen-through" as const },
    });
    const [holding, checks, ...later] = steps.slice(3);
    expect(holding).toMatchObject({ state: "over", text: "We’ve received £200.00 of £530.76." });
    expect(checks?.parts.map(({ state }) => state)).toEqual(["done", "done"]);
    const nothing = { state: "over", when: "", text: "", parts: [] };
    expect(later).toMatchObject([nothing, nothing]);
  });

  test("says of a tenancy that ended when it did, not that they have the keys", () => {
    const tenancy = createReady();
    const ending = { on: "2027-06-07", by: "renter" as const, evidence: seen };
    const say = (state: "moved-in" | "finished") =>
      buildRenterSteps({
        ...asked,
        tenancy: { ...tenancy, state, ending: state === "finished" ? ending : null },
      }).at(-1)?.text;
    expect(say("moved-in")).toContain("You have the keys");
    expect(say("finished")).toBe("Your tenancy ended on 07/06/2027.");
  });

  test("says what of the first money is asked, and what is here", () => {
    const tenancy = createSigned();
    const say = (one: Tenancy) => buildRenterSteps({ ...asked, tenancy: one }).at(-1)?.text;
    expect(say(createHeld())).toContain("To pay, after everyone has signed: £2,300.00 rent");
    expect(say(tenancy)).toMatch(/^To pay: £/);
    const half = recordAll(
      tenancy,
      "2026-11-20",
      { do: "ask-payment", kind: "first-rent", pence: 200_000, dueOn: "2026-11-25" },
      {
        do: "receive-payment",
        kind: "first-rent",
        pence: 50_000,
        on: "2026-11-20",
        evidence: seen,
      },
    );
    expect(say(half)).toMatch(
      /^To pay: .+ deposit\. We’ve received £500\.00 of the rent\. Then you’ll get your keys\.$/,
    );
    const paid = (["first-rent", "deposit"] as const).reduce(
      (one, kind) => recordAll(one, "2026-11-20", ...payInFull(one, kind, "2026-11-20")),
      tenancy,
    );
    expect(say(paid)).toMatch(/^Received: £.+ rent.* and £.+ deposit\. Keys are the last step\.$/);
  });

  test("says of moving in when the check-in is and with whom, until they have the keys", () => {
    const checkIn = { when: "07/12/2026, 10:00", with: "Imogen Achebe" };
    const say = (tenancy: Tenancy) => buildRenterSteps({ ...asked, checkIn, tenancy }).at(-1)?.text;
    expect(say(createSigned())).toMatch(/ Check-in with Imogen Achebe, 07\/12\/2026, 10:00\.$/);
    expect(say({ ...createReady(), state: "moved-in" })).not.toContain("Check-in");
  });

  test("asks what the holding deposit counts towards only while they can still choose", () => {
    const say = (tenancy: Tenancy) => buildRenterSteps({ ...asked, tenancy })[3]?.text;
    const askFor = (kind: "first-rent" | "deposit", pence: number) =>
      ({ do: "ask-payment", kind, pence, dueOn: "2026-11-25" }) as const;
    const signed = createSigned();
    expect(say(signed)).toContain("Tell us what to put it towards");
    const full = recordAll(
      signed,
      "2026-11-20",
      askFor("first-rent", 230_000),
      askFor("deposit", 265_000),
    );
    expect(say(full)).toBe(
      "£530.76 received. We asked you for the first month’s rent in full, so we’ll return it to you.",
    );
  });

  test("names no deadline of the holding deposit once everybody has signed", () => {
    const say = (tenancy: Tenancy) => buildRenterSteps({ ...asked, tenancy })[3]?.text;
    expect(say(createHeld())).toContain("If the tenancy isn’t agreed by 25/11/2026");
    expect(say(createSigned())).not.toContain("If the tenancy isn’t agreed");
  });

  test("says what became of a check to whom it is about, and of sanctions to nobody", () => {
    const failed = recordAll(
      createTenancy(),
      "2026-11-20",
      {
        do: "complete-step",
        kind: "references",
        personId: luis,
        on: "2026-11-20",
        outcome: "failed",
        evidence: seen,
      },
      {
        do: "complete-step",
        kind: "sanctions",
        personId: luis,
        on: "2026-11-20",
        outcome: "failed",
        evidence: seen,
      },
    );
    const findParts = (personIds: string[]) =>
      buildRenterSteps({ ...asked, tenancy: failed, personIds })
        .find(({ name }) => name === "Checks")!
        .parts.filter(({ state }) => state === "problem");
    expect(findParts([luis]).map(({ name }) => name)).toEqual(["References, Luis Ferreira"]);
    expect(findParts([grace])).toEqual([]);
    const all = JSON.stringify(buildRenterSteps({ ...asked, tenancy: failed, personIds: [luis] }));
    expect(all).not.toMatch(/sanction/i);
  });
});

test("a check whose day has passed was due, and is not to come", () => {
  const text = (today: string) =>
    buildRenterSteps({ ...asked, tenancy: createHeld(), today })
      .find(({ name }) => name === "Checks")
      ?.parts?.find(({ name }) => name.startsWith("References"))?.text;
  const dueOn = createHeld().steps.find(({ kind }) => kind === "references")!.dueOn;
  expect(text(dueOn)).toBe(`By ${formatNumericDate(dueOn)}`);
  expect(text(addDays(dueOn, 1))).toBe(`Was due ${formatNumericDate(dueOn)}`);
});
