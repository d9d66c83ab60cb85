import { nameAnswerTime } from "../../domain/conversations/response-target-text.ts";
import { findOfficeState } from "../../domain/agency/office-state.ts";
import { formatInboxQuery } from "../../domain/conversations/inbox-path.ts";
import { readInboxCriteria } from "../../domain/conversations/inbox-view.ts";
import { requestKindNames } from "../../domain/conversations/request-kinds.ts";
import { findNextStep } from "../../domain/conversations/next-step.ts";
import {
  formatWait,
  getBranchTarget,
  readResponseClock,
} from "../../domain/conversations/response-clock.ts";
import { formatNumericDate, getLondonDate } from "../../domain/shared/dates.ts";
import { createLondonFormat } from "../../domain/shared/london-format.ts";
import { londonTime } from "../../domain/shared/london-time.ts";
import { formatMoment } from "../../domain/staff/format-moment.ts";
import { listProblems } from "../../domain/feeds/feed-file.ts";
import { noFigures } from "../feeds/incoming/receive-file.ts";
import type { Today } from "./find-today.ts";

const longDay = createLondonFormat("en-GB", { weekday: "long", day: "numeric", month: "long" });

/** Today in the words of its page. */
export function describeToday(today: Today) {
  const { now, viewings, feedbackDue, waitingOffers, alarmed, failedMails, counts, whose } = today;
  return {
    day: longDay(now),
    officeState: `${londonTime(now)}, ${describeOfficeState(today)}`,
    /** Of everything that needs somebody: theirs, and the office’s. */
    counts: counts.total,
    unansweredCount: counts.unanswered[whose],
    unansweredQuery: formatInboxQuery(readInboxCriteria(new URLSearchParams()), {
      view: "unanswered",
      forMe: whose === "mine",
    }),
    promise: `Target: reply within ${nameAnswerTime(today.promise.promiseMinutes)} (office hours)`,
    unanswered: describeUnanswered(today),
    unmatched: today.unmatched.map(({ receivedAt, ...mail }) => ({
      ...mail,
      received: formatMoment(receivedAt, now),
    })),
    unmatchedCount: counts.unmatched[whose],
    taken: today.taken,
    viewings: viewings.map(({ startsAt, endsAt, ...viewing }) => ({
      ...viewing,
      time: londonTime(startsAt),
      minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
      isOver: endsAt <= now,
    })),
    feedbackDue: feedbackDue.map(({ startsAt, ...viewing }) => ({
      ...viewing,
      when: formatMoment(startsAt, now),
    })),
    feedbackCount: counts.feedbackDue[whose],
    offers: waitingOffers.map(({ firstAt, ...home }) => ({
      ...home,
      first: firstAt && formatMoment(firstAt, now),
    })),
    clocks: alarmed.map(({ id, home, names, alarms }) => ({
      id,
      home,
      names: names.join(" and "),
      alarms: alarms.map(({ key, text, stage, dueOn }) => {
        return { key, text, stage, due: formatNumericDate(dueOn) };
      }),
    })),
    sent: describeSent(today),
    landlordPapers: describeLandlordPapers(today),
    undecided: today.undecided.map(({ on, ...home }) => ({ ...home, on: formatNumericDate(on) })),
    ended: today.ended.map(({ on, ...one }) => ({ ...one, on: formatNumericDate(on) })),
    failedMails: failedMails.map(({ id, recipient, subject, lastError, bounceReason }) => {
      return { id, recipient, subject, reason: bounceReason ?? lastError ?? "" };
    }),
    failedCount: counts.failedMails[whose],
    blocked: describeBlocked(today),
    blockedCount: counts.blocked[whose],
    feedNeeds: today.feedNeeds,
    dueCertificates: describeCertificates(today),
    dueCertificateCount: counts.dueCertificates[whose],
    feed: describeFeed(today),
    needs: counts.total[whose],
    nextViewing: describeNextViewing(today),
  };
}

/** The file that last changed the homes, as the page of the feeds has it. */
function describeFeed({ feed, now }: Today) {
  if (feed === null) return null;
  const figures = feed.figures ?? noFigures;
  const { records, taken } = figures;
  const at = formatMoment(feed.receivedAt, now);
  return { at, records, taken, problems: listProblems(figures) };
}

function describeSent({ sent }: Today) {
  return sent.map(({ id, home, sent: tenancy }) => ({
    id,
    home,
    lines: tenancy.map(({ name, what }) => `${what}, ${name}`),
  }));
}

function describeLandlordPapers({ landlordPapers, now }: Today) {
  return landlordPapers.map(({ id, name, contactId, papers }) => ({
    id,
    name,
    contactId,
    papers: papers.map(({ addedAt, isCertificate, ...paper }) => {
      return { id: paper.id, name: paper.name, isCertificate, sent: formatMoment(addedAt, now) };
    }),
  }));
}

function describeBlocked({ blocked }: Today) {
  return blocked.map(({ id, title, area, outcode, problem }) => ({
    id,
    name: `${title}, ${area} ${outcode}`,
    problem: problem ?? "",
  }));
}

function describeCertificates({ dueCertificates }: Today) {
  return dueCertificates.map(({ id, name, papers }) => ({
    id,
    name,
    papers: papers.map(({ expiresOn, isExpired, proof, ...paper }) => {
      const when =
        expiresOn && `${isExpired ? "expired" : "until"} ${formatNumericDate(expiresOn)}`;
      const what = [[paper.name, when].filter(Boolean).join(", "), proof]
        .filter(Boolean)
        .join(". ");
      return { id: paper.id, isExpired, what };
    }),
  }));
}

function describeNextViewing({ viewings, now }: Today): string {
  const next = viewings.find(({ startsAt }) => startsAt > now);
  return next ? `Next viewing at ${londonTime(next.startsAt)}.` : "No more viewings today.";
}

function describeUnanswered({ unanswered, now, promise }: Today) {
  return unanswered.map((request) => {
    const { id, name, kind, snippet, owner, home, waitingSince, listingId, contactId } = request;
    const clock = readResponseClock(
      waitingSince ?? now,
      now,
      getBranchTarget(promise, request.branch),
    );
    const about = [requestKindNames[kind], home, owner ?? "unassigned"].filter(Boolean);
    return {
      id,
      name,
      snippet,
      about: about.join(", "),
      step: findNextStep(request),
      booking: new URLSearchParams({
        home: listingId ?? "",
        ...(contactId && { person: contactId }),
      }).toString(),
      clock: { ...clock, wait: formatWait(clock.minutes) },
    };
  });
}

function describeOfficeState({ promise, branch, now }: Today): string {
  const state = findOfficeState(getBranchTarget(promise, branch).hours, now);
  if (state.isOpen) return `the office is open until ${state.until}.`;
  if (state.opens === null) return "the office is closed.";
  const { date, time } = state.opens;
  const day = date === getLondonDate(now) ? "" : ` on ${formatNumericDate(date)}`;
  return `the office opens at ${time}${day}.`;
}
