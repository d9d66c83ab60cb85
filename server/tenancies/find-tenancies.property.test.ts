import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../../domain/shared/dates.ts";
import { actOnTenancy } from "../../domain/tenancies/act-on-tenancy.ts";
import { listDeadlines } from "../../domain/tenancies/steps/list-deadlines.ts";
import { moveInSteps, type Tenancy } from "../../domain/tenancies/tenancy.ts";
import { transactAndRollBack } from "../platform/database/transact.ts";
import { everyEngine, testEngines } from "../testing/database.ts";
import { readFuzzEngines, readFuzzRuns } from "../testing/fuzz-seed.ts";
import { arrive } from "../testing/tenancy-actions.ts";
import { useTenancies } from "../testing/use-tenancies.ts";
import { type Attempt, attempt, toAction } from "../testing/random-tenancy-actions.ts";
import {
  checks,
  choose,
  createContext,
  passAll,
  payInFull,
  recordAll,
} from "../testing/tenancies.ts";
import { listClockedTenancyIds } from "./find-tenancies.ts";
import { loadTenancy } from "./load-tenancy.ts";
import { saveTenancy } from "./save-tenancy.ts";

const runs = readFuzzRuns(60);
const day = "2026-11-21";

function sign(accepted: Tenancy): Tenancy {
  const held = recordAll(accepted, day, arrive("holding-deposit", 56_538, day));
  const checked = recordAll(held, day, ...passAll(held, day, ...checks, "written-statement"));
  return recordAll(checked, day, ...passAll(checked, day, "signature", "landlord-signature"));
}

function moveIn(signed: Tenancy, use: "first-rent" | "repayment"): Tenancy {
  const chosen = recordAll(signed, day, choose(use, day));
  const rent = recordAll(chosen, day, ...payInFull(chosen, "first-rent", day));
  const paid = recordAll(rent, day, ...payInFull(rent, "deposit", day));
  const papers = ["gas-certificate", "electrical-report", "energy-certificate"] as const;
  const rest = passAll(paid, paid.startsOn, ...papers, ...moveInSteps);
  return recordAll(paid, paid.startsOn, ...rest);
}

/** Nobody is added: that takes a contact of their own. */
function tryAll(start: { tenancy: Tenancy; today: string }, attempts: readonly Attempt[]) {
  return attempts.reduce((before, one) => {
    const today = addDays(before.today, one.what % 3 === 0 ? one.days : 0);
    const action = toAction(before.tenancy, today, one);
    if (action.do === "add-person") return { ...before, today };
    const acted = actOnTenancy(before.tenancy, action, createContext(today, one.around));
    return { tenancy: acted.ok ? acted.tenancy : before.tenancy, today };
  }, start);
}

/** As it is read: those of one day by their kind. */
function sortPayments(tenancy: Tenancy): Tenancy {
  const payments = tenancy.payments.toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
  return { ...tenancy, payments };
}

describe.each(readFuzzEngines(everyEngine, testEngines))("on the %s engine", (engine) => {
  const setup = useTenancies(engine);

  test(
    "after any order of actions a tenancy is read as it was saved, and found on each day on which one of its clocks has gone off",
    async () => {
      const id = await setup.accept(await setup.offer());
      const { tenancy: accepted } = await setup.load(id);
      const signed = sign(accepted);
      const beginnings = [accepted, signed].map((tenancy) => ({ tenancy, from: day }));
      for (const use of ["first-rent", "repayment"] as const)
        beginnings.push({ tenancy: moveIn(signed, use), from: accepted.startsOn });
      const reached = new Set<string>();
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...beginnings),
          fc.array(attempt, { minLength: 5, maxLength: 60, size: "max" }),
          async ({ tenancy, from: today }, attempts) => {
            const last = tryAll({ tenancy, today }, attempts);
            reached.add(last.tenancy.state);
            await transactAndRollBack(setup.database().orm, async (tx) => {
              await saveTenancy(tx, id, accepted, last.tenancy);
              const loaded = await loadTenancy(tx, id);
              expect(sortPayments(loaded!.tenancy)).toEqual(sortPayments(last.tenancy));
              for (const days of [0, 5, 10, 20, 40, 400, 800]) {
                const on = addDays(last.today, days);
                const rings = listDeadlines(last.tenancy, new Date(`${on}T12:00:00Z`));
                if (rings.length > 0) expect(await listClockedTenancyIds(tx, on)).toContain(id);
              }
              return true;
            });
          },
        ),
        { numRuns: runs },
      );
      expect([...reached].toSorted()).toEqual([
        "fallen-through",
        "finished",
        "moved-in",
        "progressing",
      ]);
    },
    1000 * runs,
  );
});
