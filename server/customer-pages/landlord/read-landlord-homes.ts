import {
  type LandlordTask,
  type LandlordTaskFacts,
  listLandlordTasks,
} from "../../../domain/customer-pages/landlord-tasks.ts";
import {
  findHomeStanding,
  type HomeStanding,
  isQuestionOpen,
} from "../../../domain/customer-pages/home-standing.ts";
import type { LandlordHome } from "../../../domain/customer-pages/own-documents.ts";
import { landlordPlans } from "../../../domain/landlords/landlord.ts";
import { findTermsToSign } from "../../../domain/landlords/terms-of-business.ts";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import { listOpenEndSteps } from "../../../domain/tenancies/end/after-the-end.ts";
import { listQuestionsForLandlord } from "../../conversations/viewer-questions.ts";
import { listTerms } from "../../landlords/landlords.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { listTenancyIdsOfLandlord } from "../../tenancies/find-tenancies.ts";
import {
  isTenancyDecisionHeld,
  readHeldDecisions,
  showStatusBefore,
} from "../../tenancies/decision/held-decisions.ts";
import { findUndecidedAmong } from "../../tenancies/decision/undecided-homes.ts";
import { type LoadedTenancy, loadTenancies } from "../../tenancies/load-tenancy.ts";
import { findSigning, showHomeDocuments } from "./landlord-facts.ts";
import { listOffersForLandlord } from "./list-offers-to-answer.ts";
import { type CaseHome, listCaseHomes } from "../renter/read-renter-records.ts";

export interface HomeOfLandlord {
  home: CaseHome;
  papersFrom: Date | null;
  /** The tenancy that is in progress, or came of this letting. */
  loaded: LoadedTenancy | null;
  standing: HomeStanding;
  tasks: LandlordTask[];
}

/** All homes of a landlord, with what waits at each. */
export async function readLandlordHomes(
  db: Queryable,
  landlordId: string,
  own: readonly LandlordHome[],
  now: Date,
): Promise<HomeOfLandlord[]> {
  const ids = own.map(({ id }) => id);
  const held = await readHeldDecisions(db, ids, now);
  const found = (await listCaseHomes(db, ids)).map((home) => {
    return { ...home, status: showStatusBefore(held, home) };
  });
  const tenancies = (
    await loadTenancies(db, await listTenancyIdsOfLandlord(db, landlordId))
  ).filter(({ row }) => !isTenancyDecisionHeld(held, row.id));
  const toSign = findTermsToSign(await listTerms(db, landlordId));
  const termsToSign = toSign && landlordPlans[toSign.plan];
  const fallen = await findUndecidedAmong(db, ids, held);
  const homes: HomeOfLandlord[] = [];
  for (const { id, papersFrom } of own) {
    const home = found.find((one) => one.id === id);
    if (!home) continue;
    const loaded = findTenancyOf(tenancies, home);
    const standing = findHomeStanding({
      status: home.status,
      tenancy: loaded?.tenancy ?? null,
      after: fallen.has(id) ? "fell-through" : findAfter(tenancies, home),
    });
    const read = { home, papersFrom, loaded, standing };
    const whose = { landlordId, termsToSign, hasOtherHomes: own.length > 1, now };
    homes.push({ ...read, tasks: await listTasks(db, whose, read) });
  }
  return homes;
}

async function listTasks(
  db: Queryable,
  {
    landlordId,
    now,
    ...whose
  }: { landlordId: string; now: Date } & Pick<LandlordTaskFacts, "termsToSign" | "hasOtherHomes">,
  { home: { id }, papersFrom, loaded, standing }: Omit<HomeOfLandlord, "tasks">,
): Promise<LandlordTask[]> {
  const today = getLondonDate(now);
  const offers = await listOffersForLandlord(db, { landlordId, listingId: id, now });
  const questions = await listQuestionsForLandlord(db, { listingId: id, from: papersFrom });
  const papers = await showHomeDocuments(
    db,
    landlordId,
    { id, papersFrom, loaded, standing },
    today,
  );
  return listLandlordTasks({
    canSign: loaded !== null && (await findSigning(db, loaded, today)) !== null,
    offers: offers
      .filter(({ isOpen }) => isOpen)
      .map(({ initials, rent, isAsked, isAnswered }) => ({
        who: `${initials}, ${rent}`,
        isAsked,
        isAnswered,
      })),
    isLetting: loaded !== null,
    openQuestions: questions.filter((one) => isQuestionOpen(one, standing)).length,
    papers: papers.wantedPapers,
    expired: papers.certificates
      .filter(({ state, isNextHere }) => state === "expired" && !isNextHere)
      .map(({ name, isNextSent }) => ({ name, isSent: isNextSent })),
    ...whose,
  });
}

/** What was advertised anew since is about another letting. */
function findAfter(
  tenancies: readonly LoadedTenancy[],
  { id, listedAt }: Pick<CaseHome, "id" | "listedAt">,
): "ended" | "kept" | null {
  const over = tenancies.filter(
    ({ row: { listingId, state } }) => listingId === id && state === "finished",
  );
  if (over.some(isEndUndecided)) return "ended";
  const listedOn = getLondonDate(listedAt);
  return over.some(({ row: { endedOn } }) => endedOn !== null && endedOn > listedOn)
    ? "kept"
    : null;
}

/** Nobody has said yet what comes next. */
function isEndUndecided({ tenancy }: LoadedTenancy): boolean {
  return listOpenEndSteps(tenancy).some(({ kind }) => kind === "home-decided");
}

/** One that is over, or goes on while the home is advertised anew, belongs to the letting before. */
function findTenancyOf(
  tenancies: readonly LoadedTenancy[],
  { id, listedAt, status }: Pick<CaseHome, "id" | "listedAt" | "status">,
): LoadedTenancy | null {
  const found = tenancies.find(
    ({ row: { listingId, state, createdAt } }) =>
      listingId === id &&
      (state === "progressing" ||
        (state === "moved-in" && (status !== "available" || createdAt > listedAt))),
  );
  return found ?? null;
}
