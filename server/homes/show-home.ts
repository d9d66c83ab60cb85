import { desc, eq } from "drizzle-orm";
import {
  certificateKinds,
  certificateNames,
  findCertificate,
  getCertificateState,
  describeMissingCertificate,
} from "../../domain/listings/certificates/certificates.ts";
import { certificateDocuments } from "../../domain/documents/document-retention.ts";
import { describeHomeText } from "../../domain/listings/describe-home-text.ts";
import {
  countForbidden,
  listKeptRules,
} from "../../domain/listings/publishing/check-publishing.ts";
import { listProgressBlocks } from "../../domain/listings/publishing/completeness.ts";
import { listFedFields } from "../../domain/listings/facts/fed-fields.ts";
import { listingIdForm } from "../../domain/listings/listing-id.ts";
import {
  type DraftPicture,
  getPictureKey,
  isSmallPicture,
} from "../../domain/listings/home-pictures.ts";
import { isAdvertised, listMoves } from "../../domain/listings/listing-state.ts";
import { checkHomeTexts } from "../../domain/listings/facts/read-home.ts";
import { findDepositCap } from "../../domain/listings/publishing/rent-rules.ts";
import { getNation, getRent } from "../../domain/listings/publishing/publish-facts.ts";
import { formatMoment } from "../../domain/staff/format-moment.ts";
import { formatActor } from "../../domain/staff/history.ts";
import { formatNumericDate, getLondonDate } from "../../domain/shared/dates.ts";
import type { AppContext } from "../app-context.ts";
import { listDocumentsOfHome } from "../documents/list-landlord-documents.ts";
import { listBranchChoices } from "../branches/list-branches.ts";
import { listingChanges } from "../listings/listing-record-tables.ts";
import { showHolds } from "../feeds/portals/portal-holds.ts";
import { findRecord, isFedRecord } from "../listings/listing-records.ts";
import { findPhotoName } from "../photos/photos.ts";
import { findStationsNear } from "../places/gazetteer/stations.ts";
import type { Queryable } from "../platform/database/client.ts";
import { staff } from "../staff/staff-tables.ts";
import { findPrivateHomeViewing } from "../viewings/keys/find-home-viewing.ts";
import { listKeys } from "../viewings/keys/keys.ts";
import { findShownState } from "../tenancies/end/is-still-let.ts";
import { findHomeFigures } from "./list/home-figures.ts";
import { mayUndo } from "./save-home.ts";
import { listUnpublished } from "./publish-home.ts";
import {
  checkHome,
  readWorkingHome,
  toPublishFacts,
  type CertificateRow,
  type WorkingHome,
} from "./working-home.ts";
import { findPictureLock } from "./pictures/write-pictures.ts";

const mostChanges = 60;

/** All that the editor shows of a home. */
export async function showHome(app: AppContext, id: string, reader: string | null = null) {
  if (!listingIdForm.test(id)) return null;
  const { orm } = app.database;
  const record = await findRecord(orm, id);
  if (!record) return null;
  const home = await readWorkingHome(orm, record);
  const at = app.now();
  const live = isAdvertised(record.state);
  const figures = await findHomeFigures(orm, [id], at);
  return {
    id,
    reference: record.agentRef,
    branch: record.branch,
    /** Of an agency with several. */
    branches: await listBranchChoices(orm),
    origin: record.origin,
    isFed: isFedRecord(record),
    state: await findShownState(orm, record),
    isLive: live,
    version: record.version,
    savedAt: formatMoment(record.updatedAt, at),
    texts: home.texts,
    locked: isFedRecord(record) ? listFedFields(home.published, record.added) : [],
    unpublished: listUnpublished(home),
    problems: checkHomeTexts(home.texts),
    moves: listMoves(record.state).filter((to) => to !== "available" || live),
    publishAt: record.publishAt && formatMoment(record.publishAt, at),
    publishProblem: record.publishProblem,
    lowestRentPcm: live ? record.lowestRentPcm : null,
    listedRentPcm: live ? (home.listing?.rentPcm ?? null) : null,
    figures: live ? (figures.get(id) ?? null) : null,
    pictures: home.media.map(showPicture),
    pictureLock: findPictureLock(home),
    gate: showGate(home, app),
    certificates: showCertificates(home, {
      sent: await listDocumentsOfHome(orm, id),
      today: getLondonDate(at),
    }),
    place: showPlace(home),
    today: getLondonDate(at),
    changes: await listChanges(orm, id, { now: at, reader }),
    mayUndo: await mayUndo(orm, home),
    portals: await showHolds(app, id),
    access: await showAccess(orm, id),
  };
}

/** For whoever goes there. Never shown to renters. */
async function showAccess(db: Queryable, id: string) {
  const viewing = await findPrivateHomeViewing(db, id);
  const keys = await listKeys(db, { listingId: id });
  const { access, alarm, isTenanted, tenantName, noticeHours } = viewing;
  return {
    keys: keys.map(({ key: { id: keyId, code, keptAt, holderName } }) => ({
      id: keyId,
      line: `${code}, ${holderName === null ? keptAt : `with ${holderName}`}`,
    })),
    access,
    alarm,
    tenant: isTenanted ? tenantName || "A tenant" : null,
    noticeHours,
  };
}

/** Without the address of what was cut away, but for its key. */
function showPicture(picture: DraftPicture) {
  const { kind, url, caption, width, height, original } = picture;
  const isSmall = isSmallPicture(picture);
  const isOwn = findPhotoName(url) !== null;
  const key = getPictureKey(picture);
  return { key, kind, url, caption, width, height, isCut: original !== undefined, isSmall, isOwn };
}

function showGate(home: WorkingHome, app: AppContext) {
  const { findings, open } = checkHome(home, app);
  const facts = toPublishFacts(home, app);
  const bricks = listProgressBlocks(facts);
  return {
    missing: countForbidden(open),
    warnings: open.length - countForbidden(open),
    findings: open,
    passed: home.overrides.map(({ rule, message, reason, at }) => ({
      rule,
      message,
      reason,
      at: formatMoment(at, app.now()),
      isLive: findings.some((one) => one.rule === rule && one.message === message),
    })),
    kept: listKeptRules(facts, findings).map(({ law }) => law),
    bricks: bricks.filter(Boolean).length,
    depositCap: findCap(home),
  };
}

function findCap({ texts }: WorkingHome): number | null {
  const rent = getRent({ texts });
  return rent === null ? null : findDepositCap(rent, getNation(texts));
}

function showCertificates(
  { certificates, record, texts }: WorkingHome,
  { sent, today }: { sent: Awaited<ReturnType<typeof listDocumentsOfHome>>; today: string },
) {
  return certificateKinds.map((kind) => {
    const current = findCertificate(certificates, kind);
    const former = certificates.filter((one) => one.kind === kind && one !== current);
    return {
      kind,
      name: certificateNames[kind],
      state: current
        ? getCertificateState(current, today)
        : describeMissingCertificate(kind, texts),
      isAsked: !isFedRecord(record) || current !== null,
      current: current && showPaper(current),
      former: former.map(showPaper),
      /** By its landlord, and no certificate's file yet. */
      sent: sent
        .filter((paper) => paper.kind === certificateDocuments[kind])
        .map(({ id, fileName, addedAt }) => ({
          id,
          text: `${fileName}, ${formatNumericDate(getLondonDate(addedAt))}`,
        })),
    };
  });
}

function showPaper({ id, issuedOn, expiresOn, reference, documentId }: CertificateRow) {
  return { id, issuedOn, expiresOn, reference, hasFile: documentId !== null };
}

function showPlace({ texts }: WorkingHome) {
  const [lat, long] = [Number(texts.lat), Number(texts.long)];
  const isPlaced = texts.lat !== "" && Number.isFinite(lat) && Number.isFinite(long);
  return isPlaced ? { lat, long, stations: findStationsNear({ lat, long }) } : null;
}

async function listChanges(
  db: Queryable,
  id: string,
  { now, reader }: { now: Date; reader: string | null },
) {
  const rows = await db
    .select()
    .from(listingChanges)
    .where(eq(listingChanges.listingId, id))
    .orderBy(desc(listingChanges.id))
    .limit(mostChanges);
  const people = await db.select({ id: staff.id, name: staff.name }).from(staff);
  const names = new Map(people.map((person) => [person.id, person.name]));
  return rows.map((row) => ({
    id: row.id,
    field: row.field,
    was: describeHomeText(row.field, row.was),
    became: describeHomeText(row.field, row.became),
    reason: row.reason,
    isKept: row.isKept,
    who: formatActor(row.actor, names.get(row.actor) ?? null),
    isOwn: row.actor === reader,
    at: formatMoment(row.at, now),
  }));
}
