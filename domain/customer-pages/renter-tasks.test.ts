import { describe, expect, test } from "vitest";
import { ask, correct, step } from "../../server/testing/tenancy-actions.ts";
import {
  checks,
  choose,
  createHeld,
  createReady,
  createSigned,
  createTenancy,
  grace,
  luis,
  passAll,
  recordAll,
  createLandlord,
} from "../../server/testing/tenancies.ts";
import { listRenterTasks, type RenterDocuments } from "./renter-tasks.ts";
import type { Tenancy } from "../tenancies/tenancy.ts";
import type { DocumentKind } from "../documents/document.ts";

const nothing: RenterDocuments = { agreementId: null, sent: new Map() };
const today = "2026-11-20";
const landlord = createLandlord();
const now = { landlord, today };
const names = (tasks: ReturnType<typeof listRenterTasks>) =>
  tasks.map((task) => [
    task.do,
    task.do === "send-paper"
      ? task.step
      : task.do === "pay"
        ? task.parts.map(({ kind }) => kind).join(" and ")
        : task.person.name,
  ]);

describe("what a renter has to do", () => {
  test("is theirs alone, the money to hold the home first", () => {
    const asked = recordAll(createTenancy(), "2026-11-10", {
      do: "ask-payment",
      kind: "holding-deposit",
      pence: 53_000,
      dueOn: "2026-11-14",
    });
    const tasks = listRenterTasks(asked, [luis], nothing, { landlord, today: "2026-11-10" });
    expect(names(tasks)).toEqual([
      ["pay", "holding-deposit"],
      ["give-share-code", "Luis Ferreira"],
      ["send-paper", "identity"],
      ["send-paper", "references"],
    ]);
    expect(tasks.every(({ person }) => person.id === luis)).toBe(true);
    expect(listRenterTasks(asked, [], nothing, { landlord, today: "2026-11-10" })).toEqual([]);
  });

  test("is to pay after the keys what a corrected receipt leaves short, and nothing else", () => {
    const moved = recordAll(createReady(), "2026-12-07", step("keys", null, "2026-12-07"));
    const later = { landlord, today: "2026-12-08" };
    expect(listRenterTasks(moved, [luis], nothing, later)).toEqual([]);
    const held = [53_076, "2026-11-11"] as [number, string];
    const short = recordAll(
      moved,
      "2026-12-08",
      correct("holding-deposit", held, [50_000, held[1]]),
    );
    expect(listRenterTasks(short, [luis], nothing, later)).toMatchObject([
      { do: "pay", parts: [{ kind: "first-rent" }], openPence: 3_076 },
    ]);
  });

  test("is to pay first month’s rent and deposit together, each with its own day", () => {
    const agreed = recordAll(createSigned(), today, choose("first-rent", today));
    const asked = recordAll(
      agreed,
      today,
      ask("deposit", 265_384, "2026-12-03"),
      ask("first-rent", 176_924, "2026-12-01"),
    );
    expect(listRenterTasks(asked, [luis], nothing, now)).toMatchObject([
      {
        do: "pay",
        openPence: 442_308,
        dueOn: "2026-12-01",
        parts: [
          { kind: "first-rent", openPence: 176_924, dueOn: "2026-12-01" },
          { kind: "deposit", openPence: 265_384, dueOn: "2026-12-03" },
        ],
      },
    ]);
  });

  test("is not to pay or sign once a name is on the sanctions list", () => {
    const asked = recordAll(createTenancy(), "2026-11-10", ask("holding-deposit", 53_000));
    const match = step("sanctions", grace, "2026-11-10", { outcome: "failed" });
    const matched = recordAll(asked, "2026-11-10", match);
    expect(
      names(listRenterTasks(matched, [luis], nothing, { landlord, today: "2026-11-10" })),
    ).not.toContainEqual(["pay", "holding-deposit"]);
  });

  test("is not to pay or sign once the landlord is on the sanctions list", () => {
    const asked = recordAll(createTenancy(), "2026-11-10", ask("holding-deposit", 53_000));
    const listed = { landlord: createLandlord({ sanctions: "match" }), today: "2026-11-10" };
    expect(names(listRenterTasks(asked, [luis], nothing, listed))).not.toContainEqual([
      "pay",
      "holding-deposit",
    ]);
    const checked = passAll(createHeld(), today, ...checks, "written-statement");
    const ready = recordAll(createHeld(), today, ...checked);
    const papers = { ...nothing, agreementId: "agreement" };
    const find = (around: Parameters<typeof listRenterTasks>[3]) =>
      listRenterTasks(ready, [grace], papers, around).some((task) => task.do === "sign");
    expect([find(now), find({ ...listed, today })]).toEqual([true, false]);
    expect(names(listRenterTasks(createHeld(), [luis], nothing, listed))).not.toContainEqual(
      expect.arrayContaining(["choose-holding-use"]),
    );
  });

  test("is no longer a paper once it was sent, nor a code for 90 days", () => {
    const agreed = recordAll(createHeld(), today, choose("first-rent", today));
    const coded = recordAll(agreed, today, {
      do: "give-share-code",
      personId: luis,
      code: "R7X2KD9PA",
    });
    const sent = new Map<string, readonly DocumentKind[]>([[luis, ["identity", "income"]]]);
    expect(listRenterTasks(coded, [luis], { ...nothing, sent }, now)).toEqual([]);
    expect(
      names(
        listRenterTasks(coded, [luis], { ...nothing, sent }, { landlord, today: "2027-02-19" }),
      ),
    ).toEqual([["give-share-code", "Luis Ferreira"]]);
  });

  test("is to say what their holding deposit counts towards, until one of them did", () => {
    const find = (tenancy: Tenancy, person = luis) =>
      listRenterTasks(tenancy, [person], nothing, now).find(
        (task) => task.do === "choose-holding-use",
      );
    expect(find(createTenancy())).toBeUndefined();
    expect(find(createHeld(), grace)).toMatchObject({
      heldPence: 53_076,
      uses: ["first-rent", "deposit", "repayment"],
      dueOn: "2026-11-25",
    });
    // Once everybody has signed, on the 20th, its seven days count and no longer the fifteen.
    expect(find(createSigned())).toMatchObject({ dueOn: "2026-11-26" });
    expect(find(createHeld({ takesDeposit: false }))?.uses).toEqual(["first-rent", "repayment"]);
    expect(find(recordAll(createHeld(), today, choose("repayment", today)))).toBeUndefined();
    // What was asked for in full is not made up of it any more.
    const full = (["first-rent", "deposit"] as const).reduce(
      (one, kind) => recordAll(one, "2026-11-20", ask(kind, 200_000)),
      createSigned(),
    );
    expect(find(full)).toBeUndefined();
  });

  test("is to sign only once everything before is done", () => {
    const papers = { ...nothing, agreementId: "a" };
    const held = recordAll(createHeld(), today, choose("first-rent", today));
    expect(listRenterTasks(held, [grace], papers, now).some((task) => task.do === "sign")).toBe(
      false,
    );
    const ready = recordAll(held, today, ...passAll(held, today, ...checks, "written-statement"));
    expect(names(listRenterTasks(ready, [grace], papers, now))).toEqual([
      ["sign", "Grace Adeleke"],
    ]);
    expect(listRenterTasks({ ...ready, state: "fallen-through" }, [grace], papers, now)).toEqual(
      [],
    );
  });
});
