import { desc, eq } from "drizzle-orm";
import { documentKinds } from "../../domain/documents/document.ts";
import { findLandlordProblem } from "../../domain/landlords/landlord.ts";
import { formatNumericDate, getLondonDate } from "../../domain/shared/dates.ts";
import { createLondonFormat } from "../../domain/shared/london-format.ts";
import { formatMoment } from "../../domain/staff/format-moment.ts";
import { findSigningProblem } from "../../domain/tenancies/documents/signing-problem.ts";
import { describeDeadline } from "../../domain/tenancies/money/describe-deadline.ts";
import { listDeadlines } from "../../domain/tenancies/steps/list-deadlines.ts";
import { explainNaming } from "../../domain/tenancies/documents/naming-problem.ts";
import { type ProgressRule, progressRules, refuse } from "../../domain/tenancies/progress-rules.ts";
import { findSignedOn, hasAnySignature } from "../../domain/tenancies/steps/required-steps.ts";
import {
  findFirstLimitedCheck,
  findShareCodeEnd,
} from "../../domain/tenancies/steps/right-to-rent.ts";
import { listPeople, paymentTitles, type Tenancy } from "../../domain/tenancies/tenancy.ts";
import type { AppContext } from "../app-context.ts";
import { listDocuments } from "../documents/documents.ts";
import { findLandlord } from "../landlords/landlords.ts";
import { listings } from "../listings/listing-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { listColleagues } from "../staff/staff.ts";
import { describeParties } from "./documents/describe-naming.ts";
import { describeHolding } from "./money/describe-holding.ts";
import { describeMoveIn } from "./steps/describe-move-in.ts";
import { describeOffered } from "./decision/describe-offered.ts";
import { describeAfterEnd } from "./end/describe-after-end.ts";
import { describeStages, findPersonName } from "./steps/describe-stages.ts";
import { findRecord, isFedRecord } from "../listings/listing-records.ts";
import { isAgreementStale } from "./documents/find-document.ts";
import { toTenancyLandlord } from "./tenancy-landlord.ts";
import { findUndecidedHome } from "./decision/list-homes-to-relist.ts";
import { type LoadedTenancy, loadTenancy } from "./load-tenancy.ts";
import { readEvidenceRecords } from "./steps/read-evidence-records.ts";
import { joinNames } from "./decision/show-home-offers.ts";
import { tenancySignatures } from "./documents/signature-table.ts";
import { findOpenUndo } from "./decision/held-decisions.ts";

const longDay = createLondonFormat("en-GB", {
  weekday: "short",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

/** A tenancy as its page shows it. Null if there is none. */
export async function getTenancyView({ database: { orm }, now }: AppContext, id: string) {
  const loaded = await loadTenancy(orm, id);
  if (loaded === null) return null;
  const at = now();
  const today = getLondonDate(at);
  const { row, tenancy } = loaded;
  const names = await readNames(orm, loaded);
  const undo = await findOpenUndo(orm, row.listingId, at);
  const moveIn = await describeMoveIn(orm, loaded, at);
  const papers = await listDocuments(orm, "tenancy", [row.id]);
  const records = await readEvidenceRecords(orm, loaded, { papers, moveIn, now: at });
  const landlord = row.landlordId === null ? null : await findLandlord(orm, row.landlordId);
  return {
    id,
    today,
    listingId: row.listingId,
    home: await showHome(orm, row),
    state: tenancy.state,
    title: joinNames(
      tenancy.people.filter(({ role }) => role === "tenant").map(({ name }) => name),
    ),
    rentPcm: tenancy.rentPcm,
    wrotePcm: row.accepted.wrotePcm,
    takesDeposit: tenancy.takesDeposit,
    startsOn: tenancy.startsOn,
    starts: longDay(new Date(`${tenancy.startsOn}T12:00:00Z`)).replace(",", ""),
    owner: { id: row.ownerId, name: row.ownerId === null ? null : names.get(row.ownerId)! },
    ending: describeEnding(tenancy),
    confirmed: tenancy.confirmed && formatNumericDate(tenancy.confirmed.on),
    undecided: await findUndecidedHome(orm, id),
    hasUndo: undo?.former.tenancyId === id,
    landlord: describeLandlord(landlord),
    parties: describeParties(loaded),
    holding: describeHolding(tenancy, today),
    alarms: describeAlarms(loaded, at),
    stages: describeStages(tenancy, names, today, moveIn.checkIn?.when ?? null),
    afterEnd: describeAfterEnd(tenancy, names, today),
    moveIn,
    people: describePeople(loaded),
    unnamedAdults: countUnnamed(tenancy),
    isGuarantorMissing:
      tenancy.guarantorRequired && !tenancy.people.some(({ role }) => role === "guarantor"),
    isSigned: findSignedOn(tenancy) !== null,
    isAnySigned: hasAnySignature(tenancy),
    firstLimitedCheck: formatNumericDate(findFirstLimitedCheck(tenancy.startsOn)),
    signingProblem: findProblem(findSigningProblem(tenancy, loaded.landlord, today), loaded),
    agreementProblem: findProblem(
      (await isAgreementStale(orm, loaded)) ? "agreement-stale" : null,
      loaded,
    ),
    signatures: await listSignatures(orm, id, tenancy, at),
    papers: describePapers(papers, loaded, names, at),
    offered: describeOffered(tenancy, records),
    colleagues: await listColleagues(orm, "present"),
  };
}

async function showHome(db: Queryable, { listingId, accepted }: LoadedTenancy["row"]) {
  const record = await findRecord(db, listingId);
  const [home] = await db
    .select({ area: listings.area, outcode: listings.outcode, status: listings.status })
    .from(listings)
    .where(eq(listings.id, listingId));
  return {
    name: accepted.home.name,
    area: home!.area,
    outcode: home!.outcode,
    isToLet: home!.status === "available",
    isFed: record === null || isFedRecord(record),
  };
}

function countUnnamed(tenancy: Tenancy): number {
  return Math.max(0, tenancy.adults - listPeople(tenancy, "tenant", "occupier").length);
}

function describeAlarms({ tenancy, landlord }: LoadedTenancy, now: Date) {
  return listDeadlines(tenancy, now, landlord).map(
    ({ key, name, personId, payment, stage, dueOn, rule }) => ({
      key,
      stage,
      text: describeDeadline(name),
      which: findPersonName(tenancy, personId) ?? (payment ? paymentTitles[payment] : null),
      due: formatNumericDate(dueOn),
      source: rule === null ? null : progressRules[rule].source,
    }),
  );
}

function describePeople({ tenancy, people, row }: LoadedTenancy) {
  return tenancy.people.map(({ id, name, role, shareCode }) => ({
    id,
    contactId: people.find((one) => one.id === id)!.contactId,
    name,
    role,
    shareCode: shareCode && {
      code: shareCode.code,
      until: formatNumericDate(findShareCodeEnd(shareCode.givenOn)),
    },
    income: row.accepted.tenants.find((one) => one.name === name)?.salary ?? null,
  }));
}

function describePapers(
  papers: Awaited<ReturnType<typeof listDocuments>>,
  { people }: LoadedTenancy,
  names: ReadonlyMap<string, string>,
  now: Date,
) {
  return papers.map(({ id, kind, fileName, contactId, addedBy, addedAt, eraseOn }) => ({
    id,
    kind,
    what: documentKinds[kind],
    fileName,
    whose: people.find((one) => one.contactId === contactId)?.name ?? null,
    by: names.get(addedBy) ?? null,
    at: formatMoment(addedAt, now),
    erased: eraseOn && formatNumericDate(eraseOn),
  }));
}

/** Of everybody who can have done something: colleagues, people of the tenancy, the landlord. */
async function readNames(db: Queryable, { row, people }: LoadedTenancy) {
  const names = new Map<string, string>([
    ["command line", "the command line"],
    ["job", "the site"],
  ]);
  for (const { id, name } of await listColleagues(db, "ever")) names.set(id, name);
  for (const { id, contactId, name } of people) {
    names.set(id, name);
    names.set(contactId, name);
  }
  const landlord = row.landlordId === null ? null : await findLandlord(db, row.landlordId);
  if (landlord) names.set(landlord.id, `${landlord.firstname} ${landlord.lastname}`);
  return names;
}

function describeLandlord(landlord: Awaited<ReturnType<typeof findLandlord>>) {
  return (
    landlord && {
      id: landlord.id,
      name: landlord.companyName ?? `${landlord.firstname} ${landlord.lastname}`,
      problem: findLandlordProblem(toTenancyLandlord(landlord)),
      isListed: landlord.sanctionsResult === "match",
    }
  );
}

function describeEnding({ ending }: Tenancy) {
  return ending && { on: formatNumericDate(ending.on), by: ending.by, note: ending.evidence.note };
}

/** With what changed, where a rule is about that. */
function findProblem(rule: ProgressRule | null, { tenancy, landlord }: LoadedTenancy) {
  return rule === null ? null : refuse(rule, explainNaming(rule, tenancy, landlord));
}

async function listSignatures(db: Queryable, id: string, tenancy: Tenancy, now: Date) {
  const rows = await db
    .select()
    .from(tenancySignatures)
    .where(eq(tenancySignatures.tenancyId, id))
    .orderBy(desc(tenancySignatures.signedAt));
  return rows.map(({ personId, signedName, signedAt, documentHash }) => ({
    who: findPersonName(tenancy, personId) ?? "The landlord",
    name: signedName,
    at: formatMoment(signedAt, now),
    hash: documentHash,
  }));
}
