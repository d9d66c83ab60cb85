import { addYears, findLastContact } from "../../../domain/people/last-contact.ts";
import { listMissingConfirmations } from "../../../domain/contacts/confirmed-joins.ts";
import { canUndoMerge } from "../../../domain/contacts/merge-rules.ts";
import { retention } from "../../../domain/privacy/retention.ts";
import type { AppContext } from "../../app-context.ts";
import { listOpenCaseLinks } from "../../customer-page-links/open-case.ts";
import { listClaims } from "../../contacts/claim-contact.ts";
import { listCardViews } from "../../contacts/card-views.ts";
import { listMarketingChoices } from "../../contacts/marketing-choices.ts";
import {
  findPersonId,
  listContacts,
  listMerges,
  listPersonContactIds,
} from "../../contacts/person-contacts.ts";
import { listProbableMatches } from "../../contacts/probable-matches.ts";
import { showUndecided } from "../../conversations/show-claims.ts";
import { listLandlordIds } from "../../landlords/landlords.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { findAnswers } from "../../enquiries/qualification-answers.ts";
import { findOpenErasure } from "../../privacy/request-erasure.ts";
import { staff } from "../../staff/staff-tables.ts";
import {
  listCardAlerts,
  listCardBookings,
  listCardEnquiries,
  listCardMails,
  listCardMessages,
  listCardOfferedTimes,
  listCardOffers,
  listOfferSteps,
} from "./card-records.ts";
import { findStops } from "../../campaigns/stop-hashes.ts";
import { listFittingHomes } from "./list-fitting-homes.ts";

export type PersonCard = Awaited<ReturnType<typeof readCard>>;

export type FoundCard =
  | { found: "card"; card: PersonCard }
  /** The contact was joined to this person. */
  | { found: "joined"; personId: string }
  | { found: "none" };

/** Everything that one person asked, viewed, offered and received, from all their contacts. */
export async function findCard(
  { database, now, siteSecret }: AppContext,
  contactId: string,
): Promise<FoundCard> {
  const { orm } = database;
  const personId = await findPersonId(orm, contactId);
  if (personId === null) return { found: "none" };
  if (personId !== contactId) return { found: "joined", personId };
  return { found: "card", card: await readCard(orm, personId, { now: now(), siteSecret }) };
}

async function readCard(
  db: Queryable,
  personId: string,
  { now, siteSecret }: { now: Date; siteSecret: string },
) {
  const ids = await listPersonContactIds(db, [personId]);
  const own = await listContacts(db, ids);
  const emails = [...new Set(own.flatMap(({ emailKey }) => emailKey ?? []))];
  const phones = [...new Set(own.map(({ phoneKey }) => phoneKey))].filter((key) => key !== "");
  const [records, merges, choices, stops, qualification, erasure, matches, names] =
    await Promise.all([
      readRecords(db, ids, { emailKeys: emails, phoneKeys: phones }),
      listMerges(db, ids),
      listMarketingChoices(db, ids),
      findStops(db, siteSecret, emails),
      findAnswers(db, { enquiryIds: [], contactIds: ids }),
      findOpenErasure(db, personId),
      listProbableMatches(db, own),
      readStaffNames(db),
    ]);
  const links = await listOpenCaseLinks(db, { contactIds: ids }, now);
  const landlordIds = await listLandlordIds(db, ids);
  const landlordLinks = await listOpenCaseLinks(db, { landlordIds }, now);
  const views = await listCardViews(db, ids, now);
  const fitting = qualification && (await listFittingHomes(db, records, qualification.answers));
  const lastContact = findLastContact(records) ?? own[0]!.createdAt;
  return {
    person: own.find(({ id }) => id === personId)!,
    contacts: own,
    ...records,
    links,
    landlord: landlordIds.length === 0 ? null : { links: landlordLinks },
    views,
    fitting,
    merges: merges.map((merge) => ({
      ...merge,
      canUndo: canUndoMerge(merge.mergedAt, now),
      missing: listMissingConfirmations(merge, own, merges),
    })),
    choices,
    /** When the person stopped our own mails by a link in one. */
    stoppedAt: [...stops.values()].toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
    qualification,
    erasure,
    matches,
    claims: showUndecided(await listClaims(db, ids), own),
    names,
    keptUntil: addYears(lastContact, retention.enquiry.keep.years),
  };
}

async function readRecords(
  db: Queryable,
  ids: string[],
  keys: { emailKeys: string[]; phoneKeys: string[] },
) {
  const { emailKeys: emails } = keys;
  const [enquiries, bookings, offeredTimes, offers, messages, mails, alerts] = await Promise.all([
    listCardEnquiries(db, ids),
    listCardBookings(db, ids),
    listCardOfferedTimes(db, ids),
    listCardOffers(db, ids, emails),
    listCardMessages(db, ids, keys),
    listCardMails(db, emails),
    listCardAlerts(db, emails),
  ]);
  const offerSteps = await listOfferSteps(
    db,
    offers.map(({ id }) => id),
  );
  return { enquiries, bookings, offeredTimes, offers, offerSteps, messages, mails, alerts };
}

/** By id, with those who left: what they did keeps their name. */
export async function readStaffNames(db: Queryable): Promise<Map<string, string>> {
  const rows = await db.select({ id: staff.id, name: staff.name }).from(staff);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
