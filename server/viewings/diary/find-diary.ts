import { and, eq, inArray, ne } from "drizzle-orm";
import { addDays, getLondonDate } from "../../../domain/shared/dates.ts";
import { parseLondonMoment } from "../../../domain/shared/london-time.ts";
import {
  createDiary,
  type DiaryFacts,
  type DiaryHome,
  listOwnRoutes,
  type TimeSpan,
} from "../../../domain/viewings/diary/diary.ts";
import { hideOthers } from "../../../domain/viewings/diary/hide-others.ts";
import { formatShortMoment } from "../../../domain/shared/formats/short-date.ts";
import type { DiaryCriteria } from "../../../domain/viewings/diary/diary-criteria.ts";
import { listWeekDays } from "../../../domain/viewings/diary/diary-grid.ts";
import { type HomeViewing, usualHomeViewing } from "../../../domain/viewings/keys/home-viewing.ts";
import type { AppContext } from "../../app-context.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { getBranchLimit, getShownBranch, type SignedIn } from "../../staff/sessions.ts";
import { findDiaryFacts } from "./diary-facts.ts";
import { negotiators } from "./diary-tables.ts";
import { describeAccess, findAccess } from "../keys/find-access.ts";
import { findOwnNegotiator } from "../availability/find-availability.ts";
import { findDelays, getMinutesLate } from "../run-sheet/find-delays.ts";
import { listFeedbackDue } from "../feedback/find-feedback.ts";
import { homeViewings } from "../keys/home-viewing-tables.ts";
import { listUnbookedRequests } from "../requests/list-unbooked-requests.ts";
import { listAppointments, listOwnAppointments } from "./list-appointments.ts";
import { listViewingRequests } from "../requests/list-viewing-requests.ts";
import { showDiaryRow } from "./show-diary-row.ts";
import { staff } from "../../staff/staff-tables.ts";

/** Days after those shown in which a move looks for the next possible time. */
const lookAhead = 15;
/** Requests name a day within so many days. */
const furthestWish = 95;

/** The diary as its page shows it, with the facts by which the browser judges moves. */
export async function showDiary(app: AppContext, signedIn: SignedIn, criteria: DiaryCriteria) {
  const { orm } = app.database;
  const now = app.now();
  const branch = getShownBranch(signedIn);
  const days = listWeekDays(criteria.day);
  const first = parseLondonMoment(days[0]!, "00:00")!;
  const last = parseLondonMoment(addDays(days.at(-1)!, 1), "00:00")!;
  const until = new Date(
    Math.max(last.getTime() + lookAhead * dayMs, now.getTime() + furthestWish * dayMs),
  );
  const from = new Date(Math.min(first.getTime(), now.getTime() - dayMs));
  const [read, rows, asked, due, ownNegotiator] = await Promise.all([
    findDiaryFacts(orm, { from, until, now }),
    listAppointments(orm, { startsAt: first, endsAt: last, negotiatorId: null, now, branch }),
    listUnbookedRequests(orm, now, branch),
    listFeedbackDue(orm, now, null, branch, mostFeedbackDue),
    findOwnNegotiator(orm, signedIn.staffId),
  ]);
  const own = ownNegotiator?.id ?? null;
  const team = await keepTeam(orm, read, branch, rows);
  const limit = getBranchLimit(signedIn);
  const { all, facts } = await splitFacts(app, team, { startsAt: first, endsAt: last, limit });
  const person = facts.people.find(({ id }) => id === (criteria.who ?? own)) ?? facts.people[0];
  const homeIds = [
    ...rows.map(({ appointment }) => appointment.listingId),
    ...asked.map(({ home }) => home.id),
  ];
  const listingIds = [...new Set(homeIds.filter((id) => id !== null))];
  const homes = await listDiaryHomes(orm, listingIds);
  const accessOf = await findAccess(orm, listingIds);
  const { known: delays } = await findDelays(
    orm,
    rows.map(({ appointment }) => appointment),
  );
  return {
    criteria,
    now,
    today: getLondonDate(now),
    days,
    personId: person?.id ?? null,
    ownId: own,
    facts: keepNear(facts, last),
    homes,
    appointments: rows.map((row) => ({
      ...showDiaryRow(row, now),
      late: getMinutesLate(delays, row.appointment.id),
      ...describeTenantAccess(accessOf(row.appointment.listingId)),
    })),
    asks: await listViewingRequests(orm, asked, {
      diary: createDiary(all),
      homes,
      now,
      limit,
      personId: person?.id ?? null,
      accessOf,
    }),
    feedbackDue: due.map((viewing) => describeFeedbackDue(viewing, now)),
  };
}

/** What a move in the days shown depends on. */
function keepNear(facts: DiaryFacts, last: Date): DiaryFacts {
  const end = last.getTime() + lookAhead * dayMs;
  return { ...facts, entries: facts.entries.filter(({ startsAt }) => startsAt.getTime() < end) };
}

function describeTenantAccess(access: Parameters<typeof describeAccess>[0]) {
  return {
    access: describeAccess(access),
    /** A tenant in the home hears of another time. */
    tellsTenant: Boolean(access.tenant?.email),
  };
}

function describeFeedbackDue(
  { startsAt, ...viewing }: Awaited<ReturnType<typeof listFeedbackDue>>[number],
  now: Date,
) {
  const hoursSince = Math.floor((now.getTime() - startsAt.getTime()) / 3_600_000);
  return { ...viewing, when: formatShortMoment(startsAt, now), hoursSince };
}

const dayMs = 86_400_000;

/** Beside the week. Today lists all. */
const mostFeedbackDue = 8;

/** Of a branch: who works there, is of no branch, or has something of it to do in these days. */
async function keepTeam(
  db: Queryable,
  facts: DiaryFacts,
  branch: string | null,
  rows: Awaited<ReturnType<typeof listAppointments>>,
): Promise<DiaryFacts> {
  if (branch === null) return facts;
  const others = await db
    .select({ id: negotiators.id })
    .from(negotiators)
    .innerJoin(staff, eq(staff.id, negotiators.staffId))
    .where(ne(staff.branch, branch));
  const isHere = (id: number) =>
    others.every((other) => other.id !== id) || rows.some((row) => row.negotiator.id === id);
  return {
    ...facts,
    people: facts.people.filter(({ id }) => isHere(id)),
    entries: facts.entries.filter(({ negotiatorId }) => isHere(negotiatorId)),
  };
}

/** `all`, by which free times are judged, and `facts`, which whoever is limited to a branch may see. */
async function splitFacts(
  app: AppContext,
  team: DiaryFacts,
  { limit, ...period }: TimeSpan & { limit: string | null },
) {
  const all = await addRoutes(app, team, period);
  if (limit === null) return { all, facts: all };
  const own = await hideOtherBranches(app.database.orm, team, limit);
  return { all, facts: await addRoutes(app, own, period) };
}

async function hideOtherBranches(
  db: Queryable,
  facts: DiaryFacts,
  branch: string,
): Promise<DiaryFacts> {
  const ids = facts.entries.map(({ id }) => id);
  const own = await listOwnAppointments(db, branch, ids);
  return { ...facts, entries: hideOthers(facts.entries, (id) => own.has(id)) };
}

/** The minutes of a route planner, where one is set: between the places of the days shown. */
async function addRoutes(
  { routes }: AppContext,
  facts: DiaryFacts,
  { startsAt, endsAt }: TimeSpan,
): Promise<DiaryFacts> {
  if (!routes.isConfigured) return facts;
  const entries = facts.entries.filter((one) => one.endsAt > startsAt && one.startsAt < endsAt);
  return { ...facts, routedMinutes: await routes.find(listOwnRoutes({ ...facts, entries })) };
}

/** Without withdrawn ones. */
async function listDiaryHomes(db: Queryable, ids: string[]): Promise<DiaryHome[]> {
  if (ids.length === 0) return [];
  const { id, outcode, lat, long, status } = listings;
  const [homes, viewings] = await Promise.all([
    db
      .select({ id, outcode, lat, long })
      .from(listings)
      .where(and(inArray(id, ids), ne(status, "withdrawn"))),
    db.select().from(homeViewings).where(inArray(homeViewings.listingId, ids)),
  ]);
  return homes.map((home) => ({
    id: home.id,
    outcode: home.outcode,
    at: { lat: home.lat, long: home.long },
    viewing: toViewing(viewings.find(({ listingId }) => listingId === home.id)),
  }));
}

/** Without what is private: it goes to the browser. */
function toViewing(row: typeof homeViewings.$inferSelect | undefined): HomeViewing {
  if (!row) return usualHomeViewing;
  const { accompaniment, minutes, noticeHours, bufferMinutes, shownBy, isTenanted } = row;
  return { accompaniment, minutes, noticeHours, bufferMinutes, shownBy, isTenanted };
}
