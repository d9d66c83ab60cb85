import { and, asc, eq, gt, gte, inArray, or, sql } from "drizzle-orm";
import {
  type LandlordHome,
  mayLandlordRead,
} from "../../../domain/customer-pages/own-documents.ts";
import { formatMoment } from "../../../domain/customer-pages/renter-steps.ts";
import type { HomeStanding } from "../../../domain/customer-pages/home-standing.ts";
import {
  type LandlordHas,
  listWantedDocuments,
} from "../../../domain/customer-pages/wanted-documents.ts";
import { documentKinds } from "../../../domain/documents/document.ts";
import { certificateDocuments } from "../../../domain/documents/document-retention.ts";
import {
  certificateKinds,
  certificateNames,
  findCertificate,
  getCertificateState,
  isNeeded,
} from "../../../domain/listings/certificates/certificates.ts";
import { formatEnergy } from "../../../domain/listings/facts/epc.ts";
import { formatNumericDate, getLondonDate } from "../../../domain/shared/dates.ts";
import { formatInteger } from "../../../domain/shared/text/format-integer.ts";
import { listGivenCertificates } from "../../../domain/tenancies/steps/given-certificates.ts";
import { findSigningProblem } from "../../../domain/tenancies/documents/signing-problem.ts";
import { listSteps } from "../../../domain/tenancies/tenancy.ts";
import type { DocumentRow } from "../../documents/decrypt-document.ts";
import { listDocuments } from "../../documents/documents.ts";
import { findHomeFigures } from "../../homes/list/home-figures.ts";
import { listings } from "../../listings/listing-tables.ts";
import { listingCertificates } from "../../listings/listing-record-tables.ts";
import { findRecord } from "../../listings/listing-records.ts";
import { listingViews } from "../../listings/listing-view-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { readHeldDecisions } from "../../tenancies/decision/held-decisions.ts";
import { listTenancyIdsOfLandlord } from "../../tenancies/find-tenancies.ts";
import { findAgreementToSign } from "../../tenancies/documents/find-document.ts";
import type { LoadedTenancy } from "../../tenancies/load-tenancy.ts";
import { bookings } from "../../viewings/bookings/booking-tables.ts";
import { isToCome } from "../../viewings/feedback/was-viewed.ts";
import { showLikeViews } from "./like-homes-views.ts";
import { showDocument } from "../renter/renter-documents.ts";

/** What came of a home since it was advertised. */
export async function showFigures(
  db: Queryable,
  home: { id: string; outcode: string; bedrooms: number },
  { listedOn, now }: { listedOn: string; now: Date },
) {
  const { id: listingId } = home;
  const found = (await findHomeFigures(db, [listingId], now)).get(listingId);
  const { asked = 0, viewed = 0, offers = 0 } = found ?? {};
  return {
    views: formatInteger(await countViews(db, listingId, listedOn)),
    likeViews: await showLikeViews(db, home, { listedOn, today: getLondonDate(now) }),
    asked,
    viewed,
    offers,
    planned: (await listPlanned(db, listingId, now)).map(formatMoment),
  };
}

/** Days are London's, as the counter writes them. */
async function countViews(db: Queryable, listingId: string, since: string): Promise<number> {
  const [row] = await db
    .select({ views: sql<number>`coalesce(sum(${listingViews.views}), 0)::int` })
    .from(listingViews)
    .where(and(eq(listingViews.listingId, listingId), gte(listingViews.day, since)));
  return row?.views ?? 0;
}

/** With those that a decision cancelled which can still be undone. */
async function listPlanned(db: Queryable, listingId: string, now: Date): Promise<Date[]> {
  const held = await readHeldDecisions(db, [listingId], now);
  const cancelled = held.flatMap((former) => former.viewings.bookings.map(({ id }) => id));
  const rows = await db
    .selectDistinct({ startsAt: bookings.startsAt })
    .from(bookings)
    .where(
      or(
        and(eq(bookings.listingId, listingId), isToCome(now)),
        and(inArray(bookings.id, cancelled), gt(bookings.startsAt, now)),
      ),
    )
    .orderBy(asc(bookings.startsAt));
  return rows.map(({ startsAt }) => startsAt);
}

/** The agreement, once it may be signed and they have not yet. */
export async function findSigning(db: Queryable, loaded: LoadedTenancy, today: string) {
  const { row, tenancy } = loaded;
  const step = listSteps(tenancy, "landlord-signature")[0];
  if (tenancy.state !== "progressing" || !step || step.done !== null) return null;
  if (findSigningProblem(tenancy, loaded.landlord, today) !== null) return null;
  const paper = await findAgreementToSign(db, loaded);
  return paper && { tenancyId: row.id, documentId: paper.id };
}

/**
 * Certificates of a home, and what it lacks. What its tenancy records as given is here, also where
 * nobody has added it to the home.
 */
export async function showHomeDocuments(
  db: Queryable,
  landlordId: string,
  home: LandlordHome & { loaded: LoadedTenancy | null; standing: HomeStanding },
  today: string,
) {
  const given = home.loaded === null ? [] : listGivenCertificates(home.loaded.tenancy, today);
  const certificates = await db
    .select()
    .from(listingCertificates)
    .where(eq(listingCertificates.listingId, home.id));
  const record = await findRecord(db, home.id);
  const [advert] = await db
    .select({ material: listings.material })
    .from(listings)
    .where(eq(listings.id, home.id));
  const { hasGas = "", licence = "" } = { ...record?.details, ...record?.draft };
  const needs = { hasGas, licence };
  const { papers, hashes } = await listLandlordPapers(db, landlordId, home);
  // Copied into a tenancy, it is the same file with another id.
  const findFile = (documentId: string | null) => {
    const hash = hashes.get(documentId ?? "");
    return papers.find((paper) => hash !== undefined && paper.hash === hash) ?? null;
  };
  const files = new Set<string>();
  const show = (paper: DocumentRow) => showDocument(paper, [landlordId]);
  return {
    certificates: certificateKinds.flatMap((kind) => {
      const current = findCertificate(certificates, kind);
      if (current === null || !isNeeded({ kind }, needs)) return [];
      const file = findFile(current.documentId);
      if (file !== null) files.add(file.id);
      return {
        kind,
        name: certificateNames[kind],
        state: getCertificateState(current, today),
        isNextHere: given.some((one) => one.kind === kind && one.on > current.expiresOn),
        // What they sent before its dates were written down is the file of this one.
        isNextSent: papers.some(
          (paper) =>
            paper.kind === certificateDocuments[kind] &&
            paper.addedBy === landlordId &&
            paper.addedAt > current.addedAt,
        ),
        until: formatNumericDate(current.expiresOn),
        file: file && show(file),
      };
    }),
    wantedPapers: showWantedPapers({
      certificates,
      sent: papers.map(({ kind }) => kind),
      given: given.map(({ kind }) => kind),
      needs,
      energyRating: advert ? formatEnergy({ ...advert.material, epcPotential: null }) : null,
      standing: home.standing,
      today,
    }),
    /** Without those that stand with their certificate. */
    papers: papers.filter(({ id }) => !files.has(id)).map(show),
  };
}

/** For a landlord whose home is not advertised yet. */
export async function showDocumentsBefore(db: Queryable, landlordId: string, today: string) {
  const papers = await listDocuments(db, "landlord", [landlordId]);
  return {
    wantedPapers: showWantedPapers({
      certificates: [],
      sent: papers.map(({ kind }) => kind),
      needs: { hasGas: "", licence: "" },
      energyRating: null,
      given: [],
      standing: "before",
      today,
    }),
    papers: papers.map((paper) => showDocument(paper, [landlordId])),
  };
}

function showWantedPapers(has: LandlordHas) {
  return listWantedDocuments(has).map((paper) => ({ ...paper, name: documentKinds[paper.kind] }));
}

async function listLandlordPapers(db: Queryable, landlordId: string, home: LandlordHome) {
  const { id: listingId } = home;
  const tenancyIds = await listTenancyIdsOfLandlord(db, landlordId, listingId);
  const kept = [
    ...(await listDocuments(db, "landlord", [landlordId])),
    ...(await listDocuments(db, "home", [listingId])),
    ...(await listDocuments(db, "tenancy", tenancyIds)),
  ];
  const reader = { landlordId, homes: [home], tenancyIds };
  const readable = kept.filter((paper) => mayLandlordRead(paper, reader));
  // A tenancy keeps a copy of what the home has: to its landlord that is one paper.
  const seen = new Set<string>();
  const papers = readable.filter(({ kind, hash }) => {
    const file = `${kind} ${hash}`;
    return !seen.has(file) && seen.add(file);
  });
  return { papers, hashes: new Map(kept.map(({ id, hash }) => [id, hash])) };
}
