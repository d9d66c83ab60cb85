import { describe, expect, test } from "vitest";
import { findRule, step } from "../../../server/testing/tenancy-actions.ts";
import {
  checks,
  createHeld,
  createLandlord,
  createSigned,
  grace,
  luis,
  passAll,
  recordAll,
  seen,
} from "../../../server/testing/tenancies.ts";
import { actOnTenancy } from "../act-on-tenancy.ts";
import { countRenamings, findConfirmedName } from "./confirmed-names.ts";
import { listDeadlines } from "../steps/list-deadlines.ts";
import { listStages } from "../steps/list-stages.ts";
import { listParties } from "./naming-problem.ts";
import { findSigningProblem } from "./signing-problem.ts";
import type { Tenancy } from "../tenancy.ts";

const day = "2026-11-20";
const landlord = createLandlord();

/** Somebody wrote another name to the record of one of the people. */
const rename = (tenancy: Tenancy, id: string, name: string): Tenancy => ({
  ...tenancy,
  people: tenancy.people.map((person) =>
    person.id === id ? { ...person, record: { name, on: day } } : person,
  ),
});
const createChecked = (): Tenancy => {
  const held = createHeld();
  return recordAll(held, day, ...passAll(held, day, ...checks, "written-statement"));
};
const identify = (name: string, changes: object = {}) =>
  step("identity", grace, day, { name, evidence: { ...seen, note: name }, ...changes });
const search = (name: string) =>
  step("sanctions", grace, day, { name, evidence: { ...seen, note: name } });

describe("the name of somebody on a paper", () => {
  test.each([
    ["as it was", "Grace Adeleke", null],
    ["in capitals", " GRACE  ADELEKE ", null],
    ["of somebody else", "Mallory Vane", "name-changed"],
    ["that looks the same", "Grace Adelek\u0435", "name-changed"],
    ["that is gone", "", "name-changed"],
  ] as const)("after the checks the record has the name %s", (_what, name, rule) => {
    const renamed = rename(createChecked(), grace, name);
    expect(findSigningProblem(renamed, landlord, day)).toBe(rule);
    const paper = listParties("written-statement", renamed, landlord);
    expect(paper.ok ? paper.parties.tenants : paper.rule).toEqual(
      rule ?? ["Grace Adeleke", "Luis Ferreira"],
    );
  });

  test("a renamed record opens the checks, says why at once, and is put right by its old name", () => {
    const renamed = rename(createChecked(), grace, "Mallory Vane");
    expect(listStages(renamed, day).find(({ name }) => name === "checks")?.done).toBe(4);
    expect(
      actOnTenancy(renamed, step("signature", grace, day), {
        today: day,
        by: grace,
        isHeldElsewhere: false,
        landlord,
        isAgreementStale: false,
      }),
    ).toMatchObject({
      rule: "name-changed",
      text: expect.stringContaining(
        "Grace Adeleke’s name was “Grace Adeleke” when it was checked on 20/11/2026, and is now “Mallory Vane”. Check the identity",
      ),
    });
    const alarms = listDeadlines(renamed, new Date(`${day}T12:00:00Z`), landlord);
    expect(alarms).toContainEqual(
      expect.objectContaining({ name: "name-changed", personId: grace, dueOn: day }),
    );
    const back = rename(renamed, grace, "Grace Adeleke");
    expect(findSigningProblem(back, landlord, day)).toBeNull();
    expect(listDeadlines(back, new Date(`${day}T12:00:00Z`), landlord)).not.toContainEqual(
      expect.objectContaining({ name: "name-changed" }),
    );
  });

  test("a check under the new name does not bring the sanctions list with it", () => {
    const renamed = rename(createChecked(), grace, "Grace Vane");
    const identified = recordAll(renamed, day, identify("Grace Vane"));
    expect(findConfirmedName(identified, grace)).toBe("Grace Vane");
    expect(countRenamings(identified, grace)).toBe(1);
    expect(findSigningProblem(identified, landlord, day)).toBe("name-changed");
    const searched = recordAll(identified, day, search("Grace Vane"));
    // The statement that was given has another name.
    expect(findSigningProblem(searched, landlord, day)).toBe("statement-before-signing");
    const told = recordAll(searched, day, ...passAll(searched, day, "written-statement"));
    expect(findSigningProblem(told, landlord, day)).toBeNull();
    expect(findSigningProblem(rename(told, grace, "Grace Adeleke"), landlord, day)).toBe(
      "name-changed",
    );
  });

  test("the sanctions list searched first, and a name corrected by the passport: searched again", () => {
    const held = createHeld();
    const searched = recordAll(held, day, ...passAll(held, day, "sanctions"));
    const corrected = recordAll(searched, day, identify("Grace Olu Adeleke"));
    expect(findRule(corrected, step("written-statement", grace, day), day)).toBe("name-changed");
    const again = recordAll(corrected, day, search("Grace Olu Adeleke"));
    expect(findRule(again, step("written-statement", grace, day), day)).toBeNull();
    // Whoever then puts the record right changes nothing.
    expect(
      findRule(
        rename(again, grace, "Grace Olu Adeleke"),
        step("written-statement", grace, day),
        day,
      ),
    ).toBeNull();
  });

  test("a name that is left out is the one that was confirmed, never the record's", () => {
    const renamed = rename(createHeld(), grace, "Mallory Vane");
    const checked = recordAll(renamed, day, ...passAll(renamed, day, ...checks));
    expect(findConfirmedName(checked, grace)).toBe("Grace Adeleke");
  });

  test("a record that changed while the form was open does not count as seen", () => {
    const renamed = rename(createHeld(), grace, "Mallory Vane");
    const stale = recordAll(
      renamed,
      day,
      identify("Grace Adeleke", { recordName: "Grace Adeleke" }),
    );
    expect(listParties("written-statement", stale, landlord)).toMatchObject({
      rule: "name-changed",
    });
  });

  test("a check that does not say whom it was about counts for nobody", () => {
    const checked = createChecked();
    const steps = checked.steps.map((one) => ({
      ...one,
      done: one.done && { ...one.done, confirmed: null },
    }));
    expect(findSigningProblem({ ...checked, steps }, landlord, day)).toBe("name-changed");
  });

  test("an identity that stands is not checked twice, and none anew once somebody has signed", () => {
    const checked = createChecked();
    expect(findRule(checked, identify("Mallory Vane"), day)).toBe("done-already");
    const half = recordAll(checked, day, step("signature", luis, day));
    const renamed = rename(half, grace, "Mallory Vane");
    expect(findRule(renamed, step("signature", grace, day), day)).toBe("name-changed");
    expect(findRule(renamed, identify("Mallory Vane"), day)).toBe("relied-upon");
  });

  test("an identity that was undone and given another name takes the statement back", () => {
    const undone = recordAll(createChecked(), day, {
      do: "reopen-step",
      kind: "identity",
      personId: grace,
    });
    const other = recordAll(undone, day, identify("Grace Vane"), search("Grace Vane"));
    expect(countRenamings(other, grace)).toBe(1);
    expect(findSigningProblem(other, landlord, day)).toBe("statement-before-signing");
  });

  test("an empty name confirms nobody", () => {
    expect(findRule(createHeld(), identify("  ", { evidence: seen }), day)).toBe("name-missing");
  });

  test("somebody who lives there without signing is named as their right to rent showed", () => {
    const rui = {
      id: "77777777-7777-4777-8777-777777777773",
      name: "Rui",
      role: "occupier",
    } as const;
    const added = recordAll(createHeld(), day, { do: "add-person", person: rui });
    const most = recordAll(added, day, ...passAll(added, day, "identity", "sanctions"));
    expect(listParties("written-statement", most, landlord)).toMatchObject({
      rule: "name-unconfirmed",
    });
    const all = recordAll(most, day, ...passAll(most, day, "right-to-rent"));
    expect(listParties("written-statement", all, landlord)).toMatchObject({
      parties: { occupiers: ["Rui"] },
    });
    expect(
      listParties("written-statement", rename(all, rui.id, "Mallory"), landlord),
    ).toMatchObject({
      rule: "name-changed",
    });
  });

  test("once everybody has signed, the papers and the checks stay", () => {
    const signed = createSigned();
    const renamed = rename(signed, grace, "Mallory Vane");
    expect(listStages(renamed, day)).toEqual(listStages(signed, day));
    expect(findConfirmedName(renamed, grace)).toBe("Grace Adeleke");
  });
});

describe("the landlord on a paper", () => {
  const change = {
    what: "name",
    from: "Beatrix Oyelaran",
    to: "Mallory Vane",
    checkedOn: day,
    on: day,
  } as const;

  test("whose record changed is on none, and the tenancy says so", () => {
    const changed = createLandlord({ change });
    const checked = createChecked();
    expect(listParties("written-statement", checked, changed)).toMatchObject({
      rule: "landlord-changed",
    });
    expect(
      findRule(checked, step("landlord-signature", null, day), day, { landlord: changed }),
    ).toBe("landlord-changed");
    const alarms = listDeadlines(checked, new Date(`${day}T12:00:00Z`), changed);
    expect(alarms).toContainEqual(
      expect.objectContaining({ name: "landlord-changed", dueOn: day }),
    );
  });

  test.each([
    ["was not checked", { sanctions: null, checked: null }, "landlord-unchecked"],
    [
      "is on the list, whatever the record says since",
      { sanctions: "match", change },
      "landlord-sanctions-match",
    ],
  ] as const)("who %s is on none", (_what, changes, rule) => {
    expect(listParties("agreement", createChecked(), createLandlord(changes))).toMatchObject({
      rule,
    });
  });

  test("is named as checked", () => {
    expect(listParties("agreement", createChecked(), landlord)).toMatchObject({
      parties: { landlord: { name: "Beatrix Oyelaran", address: "1 Owner Street, London N1 0ZZ" } },
    });
  });
});
