import { formatCount } from "../../domain/shared/formats/count.ts";
import {
  and,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  notExists,
  or,
  sql,
} from "drizzle-orm";
import { formatNumericDate, getLondonDate } from "../../domain/shared/dates.ts";
import { describeDeadline } from "../../domain/tenancies/money/describe-deadline.ts";
import { listDeadlines } from "../../domain/tenancies/steps/list-deadlines.ts";
import { listStages } from "../../domain/tenancies/steps/list-stages.ts";
import {
  depositSteps,
  isFulfilled,
  stepNames,
} from "../../domain/tenancies/steps/required-steps.ts";
import { listPeople, type Tenancy } from "../../domain/tenancies/tenancy.ts";
import type { AppContext } from "../app-context.ts";
import { isAboutHomeOf } from "../branches/of-branch.ts";
import type { Queryable } from "../platform/database/client.ts";
import { isToConfirm, selectUnreported } from "./find-tenancies.ts";
import { loadTenancies, type LoadedTenancy } from "./load-tenancy.ts";
import { joinNames } from "./decision/show-home-offers.ts";
import { tenancyPayments, tenancyReceipts } from "./money/payment-tables.ts";
import { tenancies, tenancySteps } from "./tenancy-tables.ts";

export const tenancyListViews = ["open", "moved-in", "over"] as const;
export type TenancyListView = (typeof tenancyListViews)[number];

/** Each view shows so many. */
const mostShown = 100;

/** Tenancies as their list shows them: what is most urgent first. */
export async function listTenancies(
  { database: { orm }, now }: AppContext,
  view: TenancyListView,
  branch: string | null = null,
) {
  const at = now();
  const ids = await listIds(orm, { view, branch, today: getLondonDate(at) });
  const rows = (await loadTenancies(orm, ids)).map((loaded) => describeRow(loaded, at));
  return view === "open" ? rows.toSorted(byUrgency) : rows;
}

/** Something of it is still to be done: to begin, to register, to make sure of, to come or to go back. */
async function listIds(
  db: Queryable,
  { view, branch, today }: { view: TenancyListView; branch: string | null; today: string },
): Promise<string[]> {
  // That came and did not go back or stay with reasons: what counted towards the rent, too.
  const money = db
    .select({ id: tenancyPayments.tenancyId })
    .from(tenancyPayments)
    .innerJoin(
      tenancyReceipts,
      and(
        eq(tenancyReceipts.tenancyId, tenancyPayments.tenancyId),
        eq(tenancyReceipts.kind, tenancyPayments.kind),
      ),
    )
    .where(
      and(
        eq(tenancyPayments.tenancyId, tenancies.id),
        or(isNull(tenancyPayments.settledHow), eq(tenancyPayments.settledHow, "applied")),
      ),
    );
  const hasMovedIn = eq(tenancies.state, "moved-in");
  const hasFallen = eq(tenancies.state, "fallen-through");
  // Nearly none of all that ever ended, so these are found first and not looked for among them.
  const unreported = await selectUnreported(db);
  const isToReport = inArray(
    tenancies.id,
    unreported.map((step) => step.id),
  );
  const isToDo = or(
    exists(selectUnregistered(db)),
    exists(selectShort(db)),
    exists(selectHeld(db)),
    isToConfirm(today),
    isToReport,
  )!;
  const hasFinished = eq(tenancies.state, "finished");
  const isOpen = or(
    eq(tenancies.state, "progressing"),
    and(hasMovedIn, isToDo),
    and(hasFinished, isToReport),
    and(hasFallen, sql`exists ${money}`),
  );
  const conditions: Record<TenancyListView, ReturnType<typeof or>> = {
    open: isOpen,
    "moved-in": and(hasMovedIn, not(isToDo)),
    over: or(and(hasFinished, not(isToReport)), and(hasFallen, notExists(money))),
  };
  const rows = await db
    .select({ id: tenancies.id })
    .from(tenancies)
    .where(and(conditions[view], isAboutHomeOf(branch, tenancies.listingId)))
    .orderBy(desc(tenancies.startsOn), desc(tenancies.id))
    .limit(mostShown);
  return rows.map(({ id }) => id);
}

/** Of a tenancy that has begun something is still to come only where a receipt was corrected, of this or another sum. */
function selectShort(db: Queryable) {
  const corrected = db
    .select({ id: tenancyPayments.tenancyId })
    .from(tenancyPayments)
    .where(isNotNull(tenancyPayments.corrections));
  return db
    .select({ one: sql`1` })
    .from(tenancyPayments)
    .where(
      and(
        eq(tenancyPayments.tenancyId, tenancies.id),
        inArray(tenancies.id, corrected),
        isNull(tenancyPayments.settledHow),
        ne(tenancyPayments.kind, "holding-deposit"),
        sql`${tenancyPayments.askedPence} > (select coalesce(sum(${tenancyReceipts.pence}), 0) from ${tenancyReceipts}
          where ${tenancyReceipts.tenancyId} = ${tenancyPayments.tenancyId} and ${tenancyReceipts.kind} = ${tenancyPayments.kind})`,
      ),
    );
}

function selectUnregistered(db: Queryable) {
  return db
    .select({ one: sql`1` })
    .from(tenancySteps)
    .where(
      and(
        eq(tenancySteps.tenancyId, tenancies.id),
        inArray(tenancySteps.kind, depositSteps),
        isNull(tenancySteps.doneOn),
      ),
    );
}

/** A holding deposit that came too late, or was not counted. */
function selectHeld(db: Queryable) {
  return db
    .select({ one: sql`1` })
    .from(tenancyPayments)
    .innerJoin(tenancyReceipts, eq(tenancyReceipts.tenancyId, tenancyPayments.tenancyId))
    .where(
      and(
        eq(tenancyPayments.tenancyId, tenancies.id),
        eq(tenancyPayments.kind, "holding-deposit"),
        eq(tenancyReceipts.kind, "holding-deposit"),
        isNull(tenancyPayments.settledHow),
      ),
    );
}

function describeRow({ row, tenancy, landlord }: LoadedTenancy, now: Date) {
  const today = getLondonDate(now);
  const [alarm] = listDeadlines(tenancy, now, landlord);
  const stages = listStages(tenancy, today);
  return {
    id: row.id,
    home: row.accepted.home.name,
    names: joinNames(listPeople(tenancy, "tenant").map(({ name }) => name)),
    state: tenancy.state,
    bricks: stages.map(({ state }) => state === "done"),
    when: describeWhen(tenancy, alarm?.dueOn ?? null, today),
    level: alarm === undefined ? "calm" : alarm.stage,
    dueOn: alarm?.dueOn ?? tenancy.startsOn,
    what:
      alarm === undefined
        ? describeNext(tenancy, stages)
        : `${describeDeadline(alarm.name)}${nameOf(tenancy, alarm.personId)}, by ${formatNumericDate(alarm.dueOn)}`,
  };
}

function nameOf({ people }: Tenancy, personId: string | null): string {
  const name = people.find(({ id }) => id === personId)?.name;
  return name === undefined ? "" : `: ${name}`;
}

const overTexts = { "moved-in": "Moved in", "fallen-through": "Fell through", finished: "Ended" };

function describeWhen({ state, startsOn }: Tenancy, dueOn: string | null, today: string): string {
  if (dueOn !== null) {
    const days = Math.round((Date.parse(dueOn) - Date.parse(today)) / 86_400_000);
    if (days < 0) return `${formatCount(-days, "day")} late`;
    if (days === 0) return "Today";
    return formatCount(days, "day");
  }
  return state === "progressing" ? `From ${formatNumericDate(startsOn)}` : overTexts[state];
}

function describeNext(tenancy: Tenancy, stages: ReturnType<typeof listStages>): string {
  if (tenancy.state !== "progressing") return overTexts[tenancy.state];
  const stage = stages.find(({ state }) => state === "now");
  const step = stage?.steps.find(
    (one) => !isFulfilled(tenancy, one) && one.done?.outcome !== "failed",
  );
  if (!step) return stage ? "Payments outstanding" : "All done";
  return `${stepNames[step.kind]}${nameOf(tenancy, step.personId)}`;
}

function byUrgency(a: { dueOn: string; id: string }, b: { dueOn: string; id: string }): number {
  if (a.dueOn !== b.dueOn) return a.dueOn < b.dueOn ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
