import { describeResponseTarget } from "../../../domain/conversations/response-target-text.ts";
import { findResponseTarget } from "../../conversations/response-target.ts";
import { and, desc, eq, inArray } from "drizzle-orm";
import { findStepNumber } from "../../../domain/customer-pages/case-step.ts";
import {
  type HomeStanding,
  isOnItsWay,
  isQuestionOpen,
} from "../../../domain/customer-pages/home-standing.ts";
import { describeHomeState, rankHome } from "../../../domain/customer-pages/landlord-tasks.ts";
import { buildLandlordSteps } from "../../../domain/customer-pages/landlord-steps.ts";
import { landlordDocuments } from "../../../domain/customer-pages/own-documents.ts";
import { mayRequestRentChange } from "../../../domain/customer-pages/rent-change-request.ts";
import { formatMoment } from "../../../domain/customer-pages/renter-steps.ts";
import { documentKinds } from "../../../domain/documents/document.ts";
import { landlordPlans, findCancellationEnd } from "../../../domain/landlords/landlord.ts";
import {
  findTermsInForce,
  findTermsToSign,
  isReplaced,
} from "../../../domain/landlords/terms-of-business.ts";
import {
  formatAvailability,
  formatNumericDate,
  getLondonDate,
} from "../../../domain/shared/dates.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import type { AppContext } from "../../app-context.ts";
import type { OpenCase } from "../../customer-page-links/open-case.ts";
import { listConfirmedContactIds } from "../../contacts/person-contacts.ts";
import { listQuestionsForLandlord } from "../../conversations/viewer-questions.ts";
import {
  findLandlord,
  listAllHomesOfLandlord,
  listHomesOfLandlord,
  listTerms,
} from "../../landlords/landlords.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { findViewingWordsForLandlord } from "../../viewings/feedback/find-viewing-words-for-landlord.ts";
import {
  listOwnAppointments,
  type OwnAppointment,
} from "../../viewings/appointments/list-own-appointments.ts";
import { findCasePerson } from "../case-person.ts";
import { showComparables } from "./find-comparables.ts";
import { findConversationOwner, listCaseMessages } from "../list-messages.ts";
import {
  findSigning,
  showFigures,
  showHomeDocuments,
  showDocumentsBefore,
} from "./landlord-facts.ts";
import { listAskedOffers } from "./list-offers-to-answer.ts";
import { findOutcode, findValuation, showAppointment } from "../show-appointments.ts";
import { type HomeOfLandlord, readLandlordHomes } from "./read-landlord-homes.ts";
import { showMoney, showLetting } from "./show-letting.ts";
import { requests } from "../../requests/request-tables.ts";

type Landlord = Extract<OpenCase, { kind: "landlord" }>;
export type LandlordPage = NonNullable<Awaited<ReturnType<typeof showLandlordCase>>>;
export type LandlordHomeCase = NonNullable<LandlordPage["current"]>;

/** @param today London's date */
async function showTerms(db: Queryable, landlordId: string, today: string) {
  const terms = await listTerms(db, landlordId);
  return terms.toReversed().map((one) => {
    const end = findCancellationEnd(one);
    return {
      id: one.id,
      plan: landlordPlans[one.plan],
      version: one.version,
      sentOn: formatNumericDate(one.sentOn),
      signedOn: one.signedOn && formatNumericDate(one.signedOn),
      cancelledOn: one.cancelledOn && formatNumericDate(one.cancelledOn),
      cancelUntil: end && formatNumericDate(end),
      mayCancel: end !== null && end >= today,
      isReplaced: isReplaced(terms, one),
      documentId: one.documentId,
    };
  });
}

async function listValuations(db: Queryable, contactIds: readonly string[]) {
  const rows = await db
    .select({ id: requests.id, createdAt: requests.createdAt, payload: requests.payload })
    .from(requests)
    .where(and(inArray(requests.contactId, [...contactIds]), eq(requests.kind, "valuation")))
    .orderBy(desc(requests.createdAt));
  return rows.map(({ id, createdAt, payload }) => ({
    id,
    askedAt: formatMoment(createdAt),
    about: "freetext" in payload && typeof payload.freetext === "string" ? payload.freetext : "",
  }));
}

/**
 * What a landlord's link shows: their homes, and all about one of them.
 * @param asked id of a home; another one than theirs shows their first
 */
export async function showLandlordCase(
  app: AppContext,
  { landlordId }: Landlord,
  asked: string | null,
) {
  const { orm } = app.database;
  const landlord = await findLandlord(orm, landlordId);
  if (landlord === null) return null;
  const own = await listHomesOfLandlord(orm, landlordId);
  const contactIds = await listConfirmedContactIds(orm, [landlord.contactId]);
  const now = app.now();
  const homes = (await readLandlordHomes(orm, landlordId, own, now)).toSorted(
    (a, b) => rankHome(a.tasks) - rankHome(b.tasks),
  );
  const current = homes.find(({ home }) => home.id === asked) ?? homes[0] ?? null;
  const appointments = await listOwnAppointments(orm, {
    contactIds,
    homes: await listAllHomesOfLandlord(orm, landlordId),
  });
  return {
    firstname: landlord.firstname,
    homes: homes.map(({ home: { id, name, outcode }, tasks }) => {
      return { id, name, outcode, ...describeHomeState(tasks) };
    }),
    terms: await showTerms(orm, landlordId, getLondonDate(now)),
    valuations: await listValuations(orm, contactIds),
    answerPromise: describeResponseTarget(await findResponseTarget(orm)),
    hasDigest: landlord.digestStoppedAt === null,
    appointments: appointments
      .filter(({ endsAt }) => endsAt > now)
      .map((one) => showAppointment(one, now)),
    valued: appointments
      .filter(({ figure }) => figure !== null)
      .map((one) => showAppointment(one, now)),
    current:
      current &&
      (await showHome(app, landlord, contactIds, {
        ...current,
        valuation: findValuation(appointments, {
          ...own.find(({ id }) => id === current.home.id)!,
          isOnly: own.length === 1,
        }),
      })),
    // Before there is a home they write about none.
    before: current === null ? await showBefore(app, landlord, contactIds, appointments) : null,
  };
}

const paperChoices = landlordDocuments.map((kind) => ({ kind, name: documentKinds[kind] }));

async function showMessages(
  db: Queryable,
  contactIds: readonly string[],
  listingId: string | null,
  now: Date,
) {
  const messages = await listCaseMessages(db, contactIds, listingId, now);
  return messages.map(({ at, ...message }) => ({ ...message, at: formatMoment(at) }));
}

/** For a landlord whose home is not advertised yet: the valuation, and what similar homes let for. */
async function showBefore(
  { database: { orm }, now }: AppContext,
  landlord: { id: string },
  contactIds: readonly string[],
  appointments: readonly OwnAppointment[],
) {
  const valuation = findValuation(appointments, null);
  const outcode = valuation && findOutcode(valuation.place);
  const steps = buildLandlordSteps({
    ...(await readStart(orm, landlord, valuation, now())),
    listedOn: null,
    figures: { viewed: 0, offers: 0 },
    tenancy: null,
  });
  return {
    valuation: valuation && showAppointment(valuation, now()),
    steps,
    stepNumber: findStepNumber(steps),
    comparables:
      outcode === null
        ? null
        : await showComparables(
            orm,
            { outcode, bedrooms: null, listingId: null, point: null },
            now(),
          ),
    ...(await showDocumentsBefore(orm, landlord.id, getLondonDate(now()))),
    upload: paperChoices,
    messages: await showMessages(orm, contactIds, null, now()),
    person: await findCasePerson(orm, [
      valuation?.negotiator.staffId,
      await findConversationOwner(orm, contactIds, null),
    ]),
  };
}

async function readStart(
  db: Queryable,
  landlord: { id: string },
  valuation: OwnAppointment | null,
  now: Date,
) {
  const terms = await listTerms(db, landlord.id);
  const inForce = findTermsInForce(terms);
  const toSign = findTermsToSign(terms);
  return {
    today: getLondonDate(now),
    valuation: valuation && {
      startsAt: valuation.startsAt,
      isOver: valuation.endsAt <= now,
      with: valuation.negotiator.name,
      figure: valuation.figure,
    },
    terms: inForce && { plan: landlordPlans[inForce.plan], signedOn: inForce.signedOn },
    termsToSign: toSign && landlordPlans[toSign.plan],
  };
}

async function showHome(
  app: AppContext,
  landlord: { id: string },
  contactIds: readonly string[],
  {
    home,
    papersFrom,
    loaded,
    standing,
    tasks,
    valuation,
  }: HomeOfLandlord & { valuation: OwnAppointment | null },
) {
  const { orm } = app.database;
  const now = app.now();
  const today = getLondonDate(now);
  const { id: listingId } = home;
  const listedOn = getLondonDate(home.listedAt);
  const figures = await showFigures(orm, home, { listedOn, now });
  const steps = isOnItsWay(standing)
    ? buildLandlordSteps({
        ...(await readStart(orm, landlord, valuation, now)),
        listedOn,
        figures,
        tenancy: loaded?.tenancy ?? null,
      })
    : [];
  const words = await findViewingWordsForLandlord(orm, listingId);
  const kept = { id: listingId, papersFrom, loaded, standing };
  return {
    home: describeHome(home, listedOn, today),
    standing,
    mayWishRent: mayRequestRentChange(standing),
    figures,
    comparables: await showComparables(
      orm,
      { ...home, listingId: home.id, point: { lat: home.lat, long: home.long } },
      now,
    ),
    words: words.map(({ startsAt, text }) => ({ when: formatMoment(startsAt), text })),
    questions: await showQuestions(orm, { listingId, from: papersFrom }, standing),
    tasks,
    offers: loaded ? [] : await listAskedOffers(orm, { landlordId: landlord.id, listingId, now }),
    steps,
    stepNumber: findStepNumber(steps),
    tenancy: loaded && showLetting(loaded),
    money: loaded ? await showMoney(orm, loaded, { landlordId: landlord.id, today }) : [],
    sign: loaded && (await findSigning(orm, loaded, today)),
    ...(await showHomeDocuments(orm, landlord.id, kept, today)),
    upload: paperChoices,
    messages: await showMessages(orm, contactIds, listingId, now),
    person: await findCasePerson(orm, [
      loaded?.row.ownerId,
      await findConversationOwner(orm, contactIds, listingId),
    ]),
  };
}

async function showQuestions(
  db: Queryable,
  home: Parameters<typeof listQuestionsForLandlord>[1],
  standing: HomeStanding,
) {
  const questions = await listQuestionsForLandlord(db, home);
  return questions.map(({ shownAt, ...one }) => {
    return { ...one, when: formatMoment(shownAt), isOpen: isQuestionOpen(one, standing) };
  });
}

function describeHome(home: HomeOfLandlord["home"], listedOn: string, today: string) {
  return {
    id: home.id,
    name: home.name,
    area: home.area,
    outcode: home.outcode,
    cover: home.cover && {
      url: home.cover.url,
      width: home.cover.width,
      height: home.cover.height,
    },
    rent: `${formatPounds(home.rentPcm)} pcm`,
    isShown: home.status !== "withdrawn",
    listedOn: formatNumericDate(listedOn),
    available: formatAvailability(home.availableFrom, today),
  };
}
