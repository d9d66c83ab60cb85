import { describe, expect, test } from "vitest";
import { findRule, step } from "../../server/testing/tenancy-actions.ts";
import {
  checks,
  createContext,
  createHeld,
  createLandlord,
  grace,
  owner,
  passAll,
  recordAll,
  seen,
} from "../../server/testing/tenancies.ts";
import { findLandlordProblem } from "../landlords/landlord.ts";
import { actOnTenancy } from "./act-on-tenancy.ts";
import { listDeadlines } from "./steps/list-deadlines.ts";
import { explainNaming, findNamingProblem, listParties } from "./documents/naming-problem.ts";
import { findSigningProblem } from "./documents/signing-problem.ts";
import type { Tenancy } from "./tenancy.ts";

const day = "2026-11-20";
const chinese = "李小龙";
const reason = `Documents can’t show “${chinese}”. Their font does not include 李 小 龙.`;
const landlord = createLandlord();

const identify = (name: string, outcome: "passed" | "failed" = "passed") =>
  step("identity", grace, day, { name, outcome, evidence: { ...seen, note: name } });
const search = (name: string) =>
  step("sanctions", grace, day, { name, evidence: { ...seen, note: name } });

/** As it was recorded before such names were refused. */
function confirmOld(name: string): Tenancy {
  const held = createHeld();
  const checked = recordAll(held, day, ...passAll(held, day, ...checks, "written-statement"));
  const steps = checked.steps.map((one) =>
    one.personId === grace && one.done?.confirmed
      ? { ...one, done: { ...one.done, confirmed: { ...one.done.confirmed, name } } }
      : one,
  );
  return { ...checked, steps };
}

describe("a name that documents can't show", () => {
  test("is refused at the check that would confirm it, with the way to mend it", () => {
    expect(actOnTenancy(createHeld(), identify(chinese), createContext(day))).toMatchObject({
      ok: false,
      rule: "name-in-other-letters",
      text: `${reason} Enter the name in Latin letters, as in the machine-readable lines of the passport.`,
    });
  });

  test("is kept of somebody whose check failed: no document names them", () => {
    expect(findRule(createHeld(), identify(chinese, "failed"), day)).toBeNull();
  });

  test("makes no paper, no signature and no statement where it was confirmed before", () => {
    const old = confirmOld(chinese);
    expect(findSigningProblem(old, landlord, day)).toBe("name-unprintable");
    expect(listParties("written-statement", old, landlord)).toEqual({
      ok: false,
      rule: "name-unprintable",
    });
    expect(findRule(old, step("signature", grace, day), day)).toBe("name-unprintable");
    expect(explainNaming("name-unprintable", old, landlord)).toBe(reason);
    expect(listDeadlines(old, new Date(`${day}T12:00:00Z`), landlord)).toContainEqual(
      expect.objectContaining({ name: "name-unprintable", personId: grace, dueOn: day }),
    );
  });

  test("gives way to its Latin form, under which the sanctions list is searched again", () => {
    const mended = recordAll(confirmOld(chinese), day, identify("LI XIAOLONG"));
    expect(findNamingProblem(mended, landlord)).toBe("name-changed");
    const searched = recordAll(mended, day, search("LI XIAOLONG"));
    expect(findNamingProblem(searched, landlord)).toBeNull();
    const named = listParties("agreement", searched, landlord);
    expect(named.ok && named.parties.tenants[0]).toBe("LI XIAOLONG");
  });
});

describe.each([
  ["name", { ...owner, name: chinese }, reason],
  [
    "address",
    { ...owner, address: "1 Road ☎, London N1 0ZZ" },
    "Documents can’t show “1 Road ☎, London N1 0ZZ”. Their font does not include ☎.",
  ],
] as const)("a landlord’s %s that documents can't show", (_what, record, why) => {
  const checked = { ...record, record: { ...record, isCompany: false }, version: 0 };
  const theirs = createLandlord({ checked });

  test("stops every document, and each place says why", () => {
    const held = createHeld();
    const ready = recordAll(held, day, ...passAll(held, day, ...checks, "written-statement"));
    expect(findSigningProblem(ready, theirs, day)).toBe("landlord-unprintable");
    expect(listParties("agreement", ready, theirs)).toEqual({
      ok: false,
      rule: "landlord-unprintable",
    });
    expect(explainNaming("landlord-unprintable", ready, theirs)).toBe(why);
    expect(findLandlordProblem(theirs)).toContain(why);
    expect(listDeadlines(ready, new Date(`${day}T12:00:00Z`), theirs)).toContainEqual(
      expect.objectContaining({ name: "landlord-unprintable" }),
    );
  });
});
