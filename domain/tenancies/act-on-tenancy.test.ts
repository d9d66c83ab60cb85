import { describe, expect, test } from "vitest";
import { ask, findRule, step } from "../../server/testing/tenancy-actions.ts";
import {
  checks,
  createHeld,
  createReady,
  createSigned,
  createTenancy,
  grace,
  passAll,
  payInFull,
  recordAll,
  seen,
} from "../../server/testing/tenancies.ts";
import type { TenancyAction } from "./tenancy-action.ts";
import { type StepKind, moveInSteps } from "./tenancy.ts";

const joId = "77777777-7777-4777-8777-777777777775";

describe("before the signatures", () => {
  const sign = step("signature", grace, "2026-11-20");
  const held = createHeld();

  test.each([
    ["written-statement", "statement-before-signing"],
    ["identity", "checks-before-signing"],
    ["sanctions", "checks-before-signing"],
    ["references", "checks-before-signing"],
    ["right-to-rent", "right-to-rent-before-signing"],
  ] as const)("comes %s", (missing, rule) => {
    const others = [...checks, "written-statement" as const].filter((kind) => kind !== missing);
    const done = recordAll(held, "2026-11-20", ...passAll(held, "2026-11-20", ...others));
    expect(findRule(done, sign, "2026-11-20")).toBe(rule);
  });

  test("comes the guarantee, unless the landlord does without", () => {
    const needing = createHeld({ guarantorRequired: true });
    const done = recordAll(
      needing,
      "2026-11-20",
      ...passAll(needing, "2026-11-20", ...checks, "written-statement"),
    );
    expect(findRule(done, sign, "2026-11-20")).toBe("guarantor-missing");
    expect(
      findRule(recordAll(done, "2026-11-20", { do: "waive-guarantor" }), sign, "2026-11-20"),
    ).toBeNull();
    const father = {
      id: "77777777-7777-4777-8777-777777777774",
      name: "Jo",
      role: "guarantor",
    } as const;
    const added = recordAll(done, "2026-11-20", { do: "add-person", person: father });
    const screened = recordAll(
      added,
      "2026-11-20",
      ...passAll(added, "2026-11-20", "identity", "sanctions", "written-statement"),
    );
    expect(findRule(screened, sign, "2026-11-20")).toBe("guarantor-missing");
    const bound = recordAll(
      screened,
      "2026-11-20",
      ...passAll(screened, "2026-11-20", "guarantee"),
    );
    expect(findRule(bound, sign, "2026-11-20")).toBeNull();
  });

  test("nothing that they rely on is undone after, nor they once money was asked on them", () => {
    const signed = createSigned();
    const undo = (kind: StepKind): TenancyAction => ({ do: "reopen-step", kind, personId: grace });
    expect(findRule(signed, undo("written-statement"), "2026-11-20")).toBe("relied-upon");
    expect(findRule(signed, undo("signature"), "2026-11-20")).toBeNull();
    const asked = recordAll(signed, "2026-11-20", ask("deposit", 100));
    expect(findRule(asked, undo("signature"), "2026-11-20")).toBe("relied-upon");
    expect(findRule(signed, { do: "move-start", startsOn: "2026-12-20" }, "2026-11-20")).toBe(
      "start-signed",
    );
  });

  test.each<[string, TenancyAction]>([
    ["the start moves", { do: "move-start", startsOn: "2026-12-20" }],
    [
      "another adult moves in",
      { do: "add-person", person: { id: joId, name: "Jo", role: "occupier" } },
    ],
  ])("a written statement is given anew once %s", (_what, change) => {
    const done = recordAll(
      held,
      "2026-11-20",
      ...passAll(held, "2026-11-20", ...checks, "written-statement"),
    );
    expect(findRule(done, sign, "2026-11-20")).toBeNull();
    const changed = recordAll(done, "2026-11-20", change);
    expect(findRule(changed, sign, "2026-11-20")).toBe("statement-before-signing");
  });

  test("nobody signs after the start that the agreement names: it moves first", () => {
    const done = recordAll(
      held,
      "2026-11-20",
      ...passAll(held, "2026-11-20", ...checks, "written-statement"),
    );
    for (const [kind, who] of [
      ["signature", grace],
      ["landlord-signature", null],
    ] as const) {
      expect(findRule(done, step(kind, who, "2026-12-07"), "2026-12-08")).toBeNull();
      expect(findRule(done, step(kind, who, "2026-12-08"), "2026-12-08")).toBe("start-passed");
    }
  });

  test("the landlord signs where there is one on record", () => {
    const done = recordAll(
      held,
      "2026-11-20",
      ...passAll(held, "2026-11-20", ...checks, "written-statement"),
    );
    const landlord = step("landlord-signature", null, "2026-11-20");
    expect(findRule(done, landlord, "2026-11-20", { landlord: null })).toBe("landlord-signs-last");
  });
});

describe("keys", () => {
  const keys = step("keys", null, "2026-12-07");

  test("come last, on or after the start, and end the progress", () => {
    const ready = createReady();
    expect(findRule(ready, step("keys", null, "2026-12-06"), "2026-12-07")).toBe("keys-last");
    const moved = recordAll(ready, "2026-12-07", keys);
    expect(moved.state).toBe("moved-in");
    expect(findRule(moved, step("inventory", null, "2026-12-07"), "2026-12-07")).toBe(
      "over-already",
    );
    const registration = step("deposit-registration", null, "2026-12-08");
    expect(findRule(moved, registration, "2026-12-08")).toBeNull();
  });

  test.each([
    "gas-certificate",
    "electrical-report",
    "energy-certificate",
    ...moveInSteps.filter((kind) => kind !== "keys"),
  ] as const)("are not given without: %s", (kind) => {
    const undone = recordAll(createReady(), "2026-12-07", {
      do: "reopen-step",
      kind,
      personId: null,
    });
    expect(findRule(undone, keys, "2026-12-07")).toBe("keys-last");
  });

  test("are not given before the first month’s rent and the deposit are here", () => {
    const ready = createReady();
    for (const kind of ["first-rent", "deposit"] as const) {
      const payments = ready.payments.map((payment) =>
        payment.kind === kind ? { ...payment, receipts: [] } : payment,
      );
      expect(findRule({ ...ready, payments }, keys, "2026-12-07")).toBe("keys-last");
    }
  });

  test("smoke alarms are tested on the first day (Regulations 2015, regulation 4)", () => {
    const signed = createSigned();
    expect(findRule(signed, step("alarms-tested", null, "2026-12-06"), "2026-12-07")).toBe(
      "alarms-on-the-day",
    );
    expect(findRule(signed, step("alarms-tested", null, "2026-12-07"), "2026-12-07")).toBeNull();
  });

  test("are not given with alarms tested on the day of a start that moved since", () => {
    const moved = { ...createReady(), startsOn: "2026-12-08" };
    const handOver = step("keys", null, "2026-12-08");
    expect(findRule(moved, handOver, "2026-12-08")).toBe("keys-last");
    const again = recordAll(
      moved,
      "2026-12-08",
      { do: "reopen-step", kind: "alarms-tested", personId: null },
      step("alarms-tested", null, "2026-12-08"),
    );
    expect(findRule(again, handOver, "2026-12-08")).toBeNull();
  });

  test("a home without gas needs no gas certificate; nothing else is left out", () => {
    const none = { outcome: "not-needed" } as const;
    expect(
      findRule(createHeld(), step("gas-certificate", null, "2026-11-20", none), "2026-11-20"),
    ).toBeNull();
    expect(findRule(createHeld(), step("inventory", null, "2026-11-20", none), "2026-11-20")).toBe(
      "outcome-not-possible",
    );
  });
});

describe("a record that can be shown", () => {
  const references = (on: string, note: string): TenancyAction =>
    step("references", grace, on, { evidence: { note, documentId: null } });
  test.each([
    ["without evidence", references("2026-11-12", "  "), "evidence-missing"],
    ["before the offer was accepted", references("2026-11-09", "Seen"), "date-outside"],
    ["tomorrow", references("2026-11-13", "Seen"), "date-outside"],
    ["of nobody", step("references", "nobody", "2026-11-12"), "no-such-step"],
    [
      "of a kind that can't fail",
      step("inventory", null, "2026-11-12", { outcome: "failed" }),
      "outcome-not-possible",
    ],
    [
      "of a deposit that is not here",
      step("deposit-registration", null, "2026-11-12"),
      "deposit-not-here",
    ],
  ] as const)("nothing is done %s", (_what, action, rule) => {
    expect(findRule(createHeld(), action, "2026-11-12")).toBe(rule);
  });

  test("what was done is undone before it is recorded anew", () => {
    const done = recordAll(createHeld(), "2026-11-12", step("references", grace, "2026-11-12"));
    expect(findRule(done, step("references", grace, "2026-11-12"), "2026-11-12")).toBe(
      "done-already",
    );
    const undone = recordAll(done, "2026-11-12", {
      do: "reopen-step",
      kind: "references",
      personId: grace,
    });
    expect(findRule(undone, step("references", grace, "2026-11-12"), "2026-11-12")).toBeNull();
  });

  test("who did it, when and what shows it is kept", () => {
    const [first] = recordAll(
      createHeld(),
      "2026-11-12",
      step("identity", grace, "2026-11-12"),
    ).steps;
    expect(first?.done).toMatchObject({ on: "2026-11-12", evidence: seen, outcome: "passed" });
  });

  test("payments are asked of nobody once the tenancy fell through", () => {
    const ended = recordAll(createTenancy(), "2026-11-12", {
      do: "fall-through",
      by: "renter",
      on: "2026-11-12",
      evidence: seen,
    });
    expect(findRule(ended, ask("holding-deposit", 1), "2026-11-12")).toBe("over-already");
    expect(payInFull(createTenancy(), "deposit", "2026-11-12")).toHaveLength(2);
  });
});
