import { findCheckIn } from "../../viewings/appointments/find-check-in.ts";
import { describeResponseTarget } from "../../../domain/conversations/response-target-text.ts";
import { findResponseTarget } from "../../conversations/response-target.ts";
import {
  buildRenterSteps,
  findRenterState,
  formatMoment,
  isToLet,
  type RenterFacts,
} from "../../../domain/customer-pages/renter-steps.ts";
import { findStepNumber } from "../../../domain/customer-pages/case-step.ts";
import {
  listRenterTasks,
  type RenterDocuments,
  type RenterTask,
} from "../../../domain/customer-pages/renter-tasks.ts";
import { documentKinds } from "../../../domain/documents/document.ts";
import { calculateMoveInCost } from "../../../domain/listings/move-in-cost.ts";
import { describeDue } from "../../../domain/shared/describe-due.ts";
import {
  formatAvailability,
  formatNumericDate,
  getLondonDate,
} from "../../../domain/shared/dates.ts";
import { formatPounds, formatSterling } from "../../../domain/shared/money.ts";
import { findDepositPence } from "../../../domain/tenancies/money/payment-caps.ts";
import { findSignedOn, hasAnySignature } from "../../../domain/tenancies/steps/required-steps.ts";
import { canGiveFeedback } from "../../../domain/viewings/feedback/feedback.ts";
import {
  findLatestViewing,
  getViewingStage,
} from "../../../domain/viewings/feedback/was-viewed.ts";
import type { AppContext } from "../../app-context.ts";
import { findHomeAgency } from "../../branches/home-agency.ts";
import type { OpenCase } from "../../customer-page-links/open-case.ts";
import { type HeldDecisions, showStatusBefore } from "../../tenancies/decision/held-decisions.ts";
import { describeMoneyAfterEnd } from "../../tenancies/money/describe-held-money.ts";
import type { LoadedTenancy } from "../../tenancies/load-tenancy.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { findCasePerson } from "../case-person.ts";
import { findTenancyView, findOffer, findWithdrawable } from "./find-withdrawable.ts";
import { findConversationOwner, listCaseMessages } from "../list-messages.ts";
import {
  type CaseHome,
  listCaseHomes,
  listOwnHomes,
  readShownRecords,
  type RenterRecords,
} from "./read-renter-records.ts";
import { hasGroupViewed } from "./has-group-viewed.ts";
import { listRenterDocuments } from "./renter-documents.ts";
import { readOfferFacts, showOffer } from "./show-own-offer.ts";

type Renter = Extract<OpenCase, { kind: "renter" }>;
export type RenterPage = NonNullable<Awaited<ReturnType<typeof showRenterCase>>>;
export type RenterHomeCase = NonNullable<RenterPage["current"]>;

/**
 * What a renter's link shows: their homes, and all about one of them.
 * @param asked id of a home; another one than theirs shows their first
 */
export async function showRenterCase(
  app: AppContext,
  { contactIds }: Renter,
  asked: string | null,
) {
  const { orm } = app.database;
  const { records, held } = await readShownRecords(orm, contactIds, app.now());
  const [person] = records.people;
  if (!person) return null;
  const own = listOwnHomes(records);
  const found = await listCaseHomes(
    orm,
    own.map(({ id }) => id),
  );
  const homes = found.map((home) => ({ ...home, status: showStatusBefore(held, home) }));
  const inOrder = own.flatMap(({ id }) => homes.find((home) => home.id === id) ?? []);
  const current = inOrder.find(({ id }) => id === asked) ?? inOrder[0] ?? null;
  return {
    firstname: person.firstname,
    homes: inOrder.map(({ id, name, outcode }) => ({ id, name, outcode })),
    current: current && (await showHome(app, records, current, held)),
  };
}

function toViewingFacts(
  viewing: NonNullable<ReturnType<typeof findViewing>>,
  now: Date,
): NonNullable<RenterFacts["viewing"]> {
  return {
    startsAt: viewing.startsAt,
    stage: getViewingStage(viewing, now),
    isCancelled: viewing.state === "cancelled",
    with: viewing.negotiator.name,
    place: viewing.place,
  };
}

async function showHome(
  app: AppContext,
  records: RenterRecords,
  home: CaseHome,
  held: HeldDecisions,
) {
  const { orm } = app.database;
  const now = app.now();
  const today = getLondonDate(now);
  const { contactIds } = records;
  const loaded = findTenancyView(records, home.id);
  const offer = findOffer(records, home.id);
  const viewing = findViewing(records, home.id, now);
  const personIds = loaded?.people
    .filter(({ contactId }) => contactIds.includes(contactId))
    .map(({ id }) => id);
  const facts: RenterFacts = {
    askedAt: findAskedAt(records, home.id),
    viewing: viewing && toViewingFacts(viewing, now),
    hasGroupViewed: await hasGroupViewed(orm, offer, contactIds, now),
    offer: offer && (await readOfferFacts(orm, offer, home, { now, held })),
    tenancy: loaded?.tenancy ?? null,
    checkIn: loaded && (await readCheckIn(orm, loaded)),
    personIds: personIds ?? [],
    today,
    home,
  };
  const papers = loaded && (await listRenterDocuments(orm, contactIds, loaded));
  const around = { papers: papers?.papers, today };
  const tasks = listTasks(loaded, facts.personIds, around);
  const { phone } = await findHomeAgency(orm, home.id);
  const steps = buildRenterSteps(facts);
  const owner = await findConversationOwner(orm, contactIds, home.id);
  return {
    home: showHomeOf(home, today),
    names: loaded ? loaded.tenancy.people.map(({ name }) => name) : [],
    steps,
    stepNumber: findStepNumber(steps),
    state: findRenterState(facts),
    isToLet: isToLet(facts),
    answerPromise: describeResponseTarget(await findResponseTarget(orm)),
    viewing: viewing && showViewing(viewing, now),
    offer: showOffer(records, offer, facts.offer),
    tasks: await Promise.all(
      tasks.map((task) => showTask(app, { id: loaded?.row.id ?? "", phone, today }, task)),
    ),
    tenancy: loaded && showTenancy(loaded, today),
    papers: papers?.shown ?? [],
    upload: papers?.mayUpload.map((kind) => ({ kind, name: documentKinds[kind] })) ?? [],
    uploadPeople: listUploadPeople(loaded, facts.personIds),
    withdraw: findWithdrawable(records, home.id)?.what ?? null,
    messages: (await listCaseMessages(orm, contactIds, home.id, now)).map(showMessage),
    person: await findCasePerson(orm, [
      loaded?.row.ownerId,
      owner,
      viewing?.negotiator.staffId ?? null,
    ]),
  };
}

function listUploadPeople(loaded: LoadedTenancy | null, personIds: readonly string[]) {
  const own = loaded?.people.filter(({ id }) => personIds.includes(id)) ?? [];
  return own.map(({ id, name }) => ({ id, name }));
}

async function readCheckIn(db: Queryable, { row }: LoadedTenancy): Promise<RenterFacts["checkIn"]> {
  const checkIn = await findCheckIn(db, row.listingId, row.createdAt);
  return checkIn && { when: formatMoment(checkIn.startsAt), with: checkIn.with };
}

function showMessage({ at, ...message }: Awaited<ReturnType<typeof listCaseMessages>>[number]) {
  return { ...message, at: formatMoment(at) };
}

function listTasks(
  loaded: LoadedTenancy | null,
  personIds: readonly string[],
  { papers, today }: { papers: RenterDocuments | undefined; today: string },
): RenterTask[] {
  if (loaded === null || papers === undefined) return [];
  const { tenancy, landlord } = loaded;
  return listRenterTasks(tenancy, personIds, papers, { landlord, today });
}

const availabilityTexts: Partial<Record<CaseHome["status"], string>> = {
  "let-agreed": "Let agreed",
  withdrawn: "No longer available",
};

function showHomeOf({ cover, ...home }: CaseHome, today: string) {
  return {
    id: home.id,
    name: home.name,
    area: home.area,
    outcode: home.outcode,
    cover: cover && { url: cover.url, width: cover.width, height: cover.height },
    rent: `${formatPounds(home.rentPcm)} pcm`,
    deposit: formatPounds(calculateMoveInCost(home).deposit),
    available: availabilityTexts[home.status] ?? formatAvailability(home.availableFrom, today),
    isShown: home.status !== "withdrawn",
  };
}

function findViewing({ viewings }: RenterRecords, listingId: string, now: Date) {
  const ofHome = viewings.filter((viewing) => viewing.listingId === listingId);
  // Whoever had one that was cancelled reads that, not that there was none.
  return findLatestViewing(ofHome, now) ?? ofHome[0] ?? null;
}

function findAskedAt({ asked, viewings, offers }: RenterRecords, listingId: string): Date | null {
  const times = [
    ...asked.filter((one) => one.listingId === listingId).map(({ createdAt }) => createdAt),
    ...viewings.filter((one) => one.listingId === listingId).map(({ createdAt }) => createdAt),
    ...offers.filter((one) => one.listingId === listingId).map(({ invitedAt }) => invitedAt),
  ];
  return times.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

function showViewing(viewing: RenterRecords["viewings"][number], now: Date) {
  const { id, startsAt, endsAt, state, place, negotiator } = viewing;
  const { name, phone } = negotiator;
  return {
    id,
    stage: getViewingStage(viewing, now),
    isConfirmed: state === "confirmed",
    isCancelled: state === "cancelled",
    mayAnswer: viewing.answeredAt === null && canGiveFeedback(viewing, now),
    when: formatMoment(startsAt),
    minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
    place,
    negotiator: { name, phone },
  };
}

/** The id of an offer opens what everybody entered: whoever was invited gets it. */
async function showTask(
  { payments }: AppContext,
  { id: tenancyId, phone, today }: { id: string; phone: string; today: string },
  task: RenterTask,
) {
  const due = describeDue(task.dueOn, today);
  if (task.do === "choose-holding-use")
    return { ...task, due, held: formatSterling(task.heldPence) };
  if (task.do !== "pay") return { ...task, due };
  const { parts, openPence } = task;
  const shown = parts.map((part) => ({
    kind: part.kind,
    open: formatSterling(part.openPence),
    due: describeDue(part.dueOn, today),
  }));
  const pay = await payments.describe({ tenancyId, parts, phone });
  return { ...task, due, pay, parts: shown, open: formatSterling(openPence) };
}

function showTenancy({ row, tenancy, landlord }: LoadedTenancy, today: string) {
  return {
    id: row.id,
    state: tenancy.state,
    rent: `${formatPounds(tenancy.rentPcm)} pcm`,
    startsOn: formatNumericDate(tenancy.startsOn),
    deposit: tenancy.takesDeposit ? formatSterling(findDepositPence(tenancy)) : "None",
    isAnySigned: hasAnySignature(tenancy),
    isSigned: findSignedOn(tenancy) !== null,
    agreed: describeAccepted(row),
    endedOn: tenancy.ending && formatNumericDate(tenancy.ending.on),
    /** Once it fell through: what becomes of their money. */
    moneyAfterEnd:
      tenancy.state === "fallen-through"
        ? describeMoneyAfterEnd(tenancy, { landlord, today })
        : null,
  };
}

/** What was offered, as it was accepted. */
function describeAccepted({ accepted }: LoadedTenancy["row"]) {
  const { details } = accepted.content;
  const told: [string, string][] = [
    ["Rent", `${formatPounds(accepted.rentPcm)} a month`],
    ["Start", formatNumericDate(details.startdate)],
    ["Tenants", accepted.tenants.map(({ name }) => name).join(", ")],
    ["Pets", details.pettype ?? ""],
    ["Requests", details.specialrequests ?? ""],
  ];
  return told.filter(([, text]) => text.trim() !== "");
}
