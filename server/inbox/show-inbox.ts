import { formatDuration } from "../../domain/shared/formats/duration.ts";
import { formatCount } from "../../domain/shared/formats/count.ts";
import { and, desc, inArray, sql } from "drizzle-orm";
import { listCameFrom } from "../../domain/conversations/came-from.ts";
import { formatNumericDate } from "../../domain/shared/dates.ts";
import { londonTime } from "../../domain/shared/london-time.ts";
import { formatPounds } from "../../domain/shared/money.ts";
import { listSnoozeOptions } from "../../domain/conversations/conversation-change.ts";
import { stateNames } from "../../domain/conversations/conversation-state.ts";
import { formatInboxQuery } from "../../domain/conversations/inbox-path.ts";
import { type InboxCriteria, noFilters } from "../../domain/conversations/inbox-view.ts";
import {
  formatWait,
  getBranchTarget,
  readResponseClock,
  type ResponseTarget,
} from "../../domain/conversations/response-clock.ts";
import { requestKindNames } from "../../domain/conversations/request-kinds.ts";
import { formatMoment, formatReturn } from "../../domain/staff/format-moment.ts";
import { isAllowed } from "../../domain/staff/roles.ts";
import { formatAction, formatActor } from "../../domain/staff/history.ts";
import type { AppContext } from "../app-context.ts";
import { isConversationOf } from "../branches/of-branch.ts";
import { conversationMessages, conversations } from "../conversations/conversation-tables.ts";
import { findResponseTarget } from "../conversations/response-target.ts";
import type { Queryable } from "../platform/database/client.ts";
import { getBranchLimit, getShownBranch, type SignedIn } from "../staff/sessions.ts";
import { listColleagues } from "../staff/staff.ts";
import { nameWhomToBook } from "./requests/book-from-call.ts";
import { countConversations, countGroups } from "./list/count-conversations.ts";
import { findConversation, type OpenConversation } from "./find-conversation.ts";
import { findJustDone } from "./find-just-done.ts";
import { findMeant } from "./find-meant.ts";
import { listHomeDocuments } from "./home-documents.ts";
import { type ListedConversation, listConversations } from "./list/list-conversations.ts";
import { findConfirmed } from "./list/find-confirmed.ts";
import { findRecipients } from "./replies/find-recipients.ts";
import { listTypingColleagues, type Writer } from "./replies/reply-presence.ts";
import { listReplyTemplates } from "./replies/reply-templates.ts";
import { listInboxViews } from "./list/saved-views.ts";
import { formatShortMoment } from "../../domain/shared/formats/short-date.ts";
import type { FreeTime } from "../../domain/viewings/requests/free-times.ts";
import { formatSlot } from "../../domain/viewings/requests/slot-choice.ts";
import { showBookedHere } from "../viewings/bookings/booked-here.ts";
import { negotiators } from "../viewings/diary/diary-tables.ts";
import { isListed, showHome, toAdvertised } from "./show-conversation-home.ts";
import { showMessages } from "./show-messages.ts";
import { findHomeTimes, findTemplateValues } from "./replies/template-values.ts";

/** The list as the page shows it: all words and times made up here. */
export async function showInbox(app: AppContext, signedIn: SignedIn, criteria: InboxCriteria) {
  const { orm } = app.database;
  const now = app.now();
  const promise = await findResponseTarget(orm);
  const by = { staffId: signedIn.staffId, branch: getShownBranch(signedIn), promise, now };
  const { rows, after } = await listConversations(orm, criteria, by);
  const savedViews = await listInboxViews(orm, by);
  const isSaved = savedViews.some(({ query }) => query === formatInboxQuery(criteria));
  // A tab beside a saved view leaves its filters, one of a filtered list keeps them.
  const counts = await countConversations(orm, isSaved ? noFilters : criteria, by);
  const writers = await listTypingColleagues(orm, { except: signedIn.staffId, now });
  const confirmed = await findConfirmed(
    orm,
    rows.flatMap(({ id, state }) => (state === "waiting" ? id : [])),
    now,
  );
  return {
    rows: rows.map((row) => showRow(row, { promise, now, signedIn, writers, confirmed })),
    after,
    lastAnswer: rows.length === 0 && isWhole(criteria) ? await findLastAnswer(orm, by) : null,
    /** For a search that found nothing. */
    meant:
      criteria.q !== null && rows.length === 0 ? await findMeant(orm, signedIn, criteria.q) : [],
    counts,
    /** Of what this list shows, all its pages. */
    groups: isWhole(criteria) ? counts.groups : await countGroups(orm, criteria, by),
    justDone: await findJustDone(orm, { staffId: signedIn.staffId, now }),
    snoozes: listSnoozeOptions(now, promise.hours),
    savedViews,
    promiseMinutes: promise.promiseMinutes,
    colleagues: await listColleagues(orm, "present"),
  };
}

/** When somebody last answered anybody. Null in a new office. */
async function findLastAnswer(
  db: Queryable,
  { branch, now }: { branch: string | null; now: Date },
): Promise<string | null> {
  const { id, kind, at, conversationId } = conversationMessages;
  const isOwn = sql`exists (select from ${conversations}
    where ${conversations.id} = ${conversationId} and ${isConversationOf(branch)})`;
  const [last] = await db
    .select({ at })
    .from(conversationMessages)
    .where(and(inArray(kind, ["reply", "call"]), branch === null ? undefined : isOwn))
    .orderBy(desc(id))
    .limit(1);
  return last ? formatMoment(last.at, now) : null;
}

/** Nothing is left out but by lane. */
function isWhole({ view, after: _after, ...filters }: InboxCriteria): boolean {
  return view !== "mine" && view !== "nobodys" && Object.values(filters).every((value) => !value);
}

interface Showing {
  promise: ResponseTarget;
  now: Date;
  signedIn: SignedIn;
  writers: readonly Writer[];
  /** Conversations whose person has confirmed their viewings. */
  confirmed: ReadonlySet<string>;
}

function showRow(row: ListedConversation, { promise, now, signedIn, writers, confirmed }: Showing) {
  const { id, name, kind, snippet, home, area, requestCount, unread, lane, owner, ownerId } = row;
  const clock =
    lane === "unanswered" && row.waitingSince !== null
      ? readResponseClock(row.waitingSince, now, getBranchTarget(promise, row.branch))
      : null;
  return {
    id,
    name,
    kind,
    kindName: requestKindNames[kind],
    snippet,
    home,
    area,
    requestCount,
    unread,
    group: lane === "unanswered" ? (clock?.level === "late" ? "late" : "inTime") : lane,
    owner: owner === null ? null : { name: owner, isOwn: ownerId === signedIn.staffId },
    writer: writers.find(({ conversationId }) => conversationId === id)?.name ?? null,
    clock: clock && { ...clock, text: formatWait(clock.minutes) },
    state: describeState(row, { isConfirmed: confirmed.has(id), now }),
    stateKind: row.state,
  } as const;
}

function describeState(
  { state, snoozedUntil }: Pick<ListedConversation, "state" | "snoozedUntil">,
  { isConfirmed, now }: { isConfirmed: boolean; now: Date },
): string {
  if (snoozedUntil !== null) return `Back ${formatReturn(snoozedUntil, now)}`;
  return isConfirmed ? "Viewing confirmed" : stateNames[state];
}

/**
 * The times that a reply would name, each with who can come and how to book it.
 * @param booking query of the page that books, null where nothing can be booked
 */
async function showFreeTimes(
  db: Queryable,
  { staffId, role }: SignedIn,
  { free, booking, now }: { free: readonly FreeTime[]; booking: string | null; now: Date },
) {
  if (booking === null || free.length === 0 || !isAllowed(role, "edit-diary")) return [];
  const people = await db
    .select({ id: negotiators.id, name: negotiators.name, staffId: negotiators.staffId })
    .from(negotiators)
    .where(
      inArray(
        negotiators.id,
        free.map(({ negotiatorId }) => negotiatorId),
      ),
    );
  return free.map((time) => {
    const person = people.find(({ id }) => id === time.negotiatorId);
    const name = person?.staffId === staffId ? "You" : (person?.name ?? "");
    const slot = formatSlot(time);
    const way = time.travelBefore === null ? "" : `, ${formatDuration(time.travelBefore)} travel`;
    return {
      slot,
      time: formatShortMoment(time.startsAt, now),
      who: name + way,
      book: `${booking}&${new URLSearchParams({ slot })}`,
    };
  });
}

/** An open conversation as the page shows it. Null for an unknown id. */
export async function showConversation(app: AppContext, signedIn: SignedIn, id: string) {
  const { orm } = app.database;
  const now = app.now();
  const limit = getBranchLimit(signedIn);
  const found = await findConversation(orm, id, limit);
  if (found === null) return null;
  const { conversation, home } = found;
  const promise = await findResponseTarget(orm);
  const { waitingSince, state } = conversation;
  const clock =
    waitingSince &&
    readResponseClock(waitingSince, now, getBranchTarget(promise, conversation.branch));
  const writers = await listTypingColleagues(
    orm,
    { except: signedIn.staffId, now },
    conversation.id,
  );
  const known = { ...conversation, home: home && toAdvertised(home), by: signedIn };
  const free = await findHomeTimes(app, known);
  const booking = buildBookingQuery(found);
  const ahead = await showBookedHere(orm, conversation, now);
  return {
    id: conversation.id,
    name: conversation.name,
    phone: conversation.phone,
    email: conversation.email,
    recipients: await findRecipients(orm, conversation),
    contactId: conversation.contactId,
    kindName: requestKindNames[conversation.kind],
    cameFrom: conversation.cameFrom ?? "",
    cameFromChoices: listCameFrom(app.config.portals),
    state,
    stateName: describeState(conversation, {
      isConfirmed: (await findConfirmed(orm, [conversation.id], now)).has(conversation.id),
      now,
    }),
    isOwn: conversation.ownerId === signedIn.staffId,
    ownerId: conversation.ownerId,
    owner: found.owner,
    asked: formatMoment(conversation.askedAt, now),
    answered: conversation.answeredAt && formatMoment(conversation.answeredAt, now),
    clock: clock && { ...clock, text: formatWait(clock.minutes) },
    lastSeen: Math.max(0, ...found.messages.map((message) => message.id)),
    home: home && showHome(home, now),
    booking,
    /** Whoever is booked is moved, so that no other times are offered. */
    ahead,
    freeTimes: ahead === null ? await showFreeTimes(orm, signedIn, { free, booking, now }) : [],
    documents: listHomeDocuments(known.home),
    facts: showAnswers(found),
    claims: found.claims.undecided,
    messages: showMessages(found, signedIn, now),
    questions: found.questions.map((one) => ({ ...one, shown: formatMoment(one.shownAt, now) })),
    history: showHistory(found, signedIn, now),
    joined: found.joined.map((one) => ({ ...one, kindName: requestKindNames[one.kind] })),
    others: found.others.map((one) => ({ ...one, kindName: requestKindNames[one.kind] })),
    writers: writers.map((writer) => showWriter(writer, signedIn)),
    templates: await listReplyTemplates(orm),
    values: await findTemplateValues(app, known, free),
  };
}

function showHistory({ history }: OpenConversation, { staffId }: SignedIn, now: Date) {
  return history.map(({ id: key, at, action, actor, name }) => ({
    key,
    at: formatMoment(at, now),
    action: formatAction(action),
    actor: actor === staffId ? "You" : formatActor(actor, name),
  }));
}

function showWriter({ name, since, draft }: Writer, { role }: SignedIn) {
  return { name, since: londonTime(since), draft: isAllowed(role, "answer-requests") ? draft : "" };
}

/** Of the page that books a viewing: for the latest request, or for the home. Null without a home. */
function buildBookingQuery({ conversation, home, messages }: OpenConversation): string | null {
  const request = messages.findLast(({ requestKind }) => requestKind === "viewing");
  if (request?.recordId) return `?${new URLSearchParams({ enquiry: request.recordId })}`;
  if (!home || !isListed(home)) return null;
  return `?${new URLSearchParams({ home: home.id, ...nameWhomToBook(conversation) })}`;
}

/** What matters for an answer. Neither children nor benefits are shown where requests are sorted. */
function showAnswers({ answers }: OpenConversation): string[] {
  if (answers === null) return [];
  const { totalIncome, maxRent, numOfTenants, startDate, pets } = answers.answers;
  return [
    `Income ${formatPounds(totalIncome)}`,
    `Up to ${formatPounds(maxRent)} pcm`,
    formatCount(numOfTenants, "adult"),
    `From ${formatNumericDate(startDate)}`,
    ...(pets === "yes" ? ["With pets"] : []),
  ];
}
