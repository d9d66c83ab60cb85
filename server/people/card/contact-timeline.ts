import { formatCount } from "../../../domain/shared/formats/count.ts";
import { requestKindNames } from "../../../domain/conversations/request-kinds.ts";
import { channelNames } from "../../../domain/contacts/marketing-choice.ts";
import type { ViewingOutcome } from "../../../domain/viewings/appointments/appointment.ts";
import {
  feedbackAnswerNames,
  feedbackReasonNames,
} from "../../../domain/viewings/feedback/feedback.ts";
import { getViewingStage } from "../../../domain/viewings/feedback/was-viewed.ts";
import { formatShortMoment } from "../../../domain/shared/formats/short-date.ts";
import type { OfferAction } from "../../../domain/offers/offer-state.ts";
import type { TimelineEntry } from "../../../domain/people/timeline-entry.ts";
import type { PersonCard } from "./find-card.ts";

/** Everything on a card in order of time, newest first. */
export function buildTimeline(card: StoryRecords, now: Date): TimelineEntry[] {
  const entries = [
    ...card.messages.map((message) => tellMessage(message, card)),
    ...card.bookings.flatMap((booking) => tellBooking(booking, now, card)),
    ...card.offeredTimes.map((offer) => tellOfferedTimes(offer, now, card)),
    ...card.offerSteps.map((step) => tellOffer(step, card)),
    ...card.mails.map(tellMail),
    ...card.alerts.flatMap(tellAlert),
    ...card.merges.map((merge) => tellMerge(merge, card)),
    ...card.choices.map((choice) => tellChoice(choice, card)),
  ];
  return entries.toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.key < b.key ? 1 : -1));
}

/** Of a card what its story tells. */
type StoryRecords = Pick<
  PersonCard,
  | "alerts"
  | "bookings"
  | "choices"
  | "contacts"
  | "mails"
  | "merges"
  | "messages"
  | "names"
  | "offeredTimes"
  | "offers"
  | "offerSteps"
>;

type Of<Name extends keyof PersonCard> = PersonCard[Name] extends readonly (infer Row)[]
  ? Row
  : never;

function tellMessage(message: Of<"messages">, { names, contacts }: StoryRecords): TimelineEntry {
  const { id, kind, requestKind, body, staffId, at, home, email } = message;
  const by = staffId === null ? null : (names.get(staffId) ?? null);
  const about = home === null ? "" : ` about ${home}`;
  const entry = { key: `message ${id}`, at, by, quote: body };
  // Of several addresses, which one they used.
  const as = contacts.length > 1 && email ? `, as ${email}` : "";
  const request = requestKind === null ? "Request" : requestKindNames[requestKind];
  switch (kind) {
    case "request":
      return { ...entry, kind: "asked", text: `${request}${about}${as}` };
    case "mail":
      return { ...entry, kind: "asked", text: `Wrote${about}${as}` };
    case "reply":
      return { ...entry, kind: "answered", text: `Replied${about} by email` };
    case "call":
      return { ...entry, kind: "call", text: `Call${about}` };
    case "note":
      return { ...entry, kind: "note", text: `Note${about}` };
    default:
      return { ...entry, kind: "record", text: body, quote: null };
  }
}

function tellBooking(booking: Of<"bookings">, now: Date, { names }: StoryRecords): TimelineEntry[] {
  const { id, state, startsAt, createdAt, negotiator, home, outcome, feedback } = booking;
  const entry = { kind: "viewing", quote: null, by: null } as const;
  const booked = {
    ...entry,
    key: `booked ${id}`,
    at: createdAt,
    text: `Viewing of ${home.name} booked with ${negotiator}`,
  };
  if (state === "cancelled") return [{ ...booked, text: `${booked.text}, since cancelled` }];
  const stage = getViewingStage(booking, now);
  if (stage === "to-come") return [booked];
  const viewed = { ...entry, key: `viewed ${id}`, at: startsAt };
  const went = outcome === null ? unsaid[stage] : outcomeWords[outcome];
  const words = { ...viewed, text: `Viewing of ${home.name} with ${negotiator}${went}` };
  if (!feedback?.answer || !feedback.answeredAt) return [booked, words];
  const { answer, reason, message, answeredAt, answeredBy } = feedback;
  const why = reason === null ? "" : `. ${feedbackReasonNames[reason]}`;
  const told = {
    ...entry,
    key: `feedback ${id}`,
    at: answeredAt,
    text: `${feedbackAnswerNames[answer]}: ${home.name}${why}`,
    quote: message || null,
    by: names.get(answeredBy ?? "") ?? null,
  };
  return [booked, words, told];
}

/** More than that say no more. */
const mostQuoted = 6;

function tellOfferedTimes(
  offer: Of<"offeredTimes">,
  now: Date,
  { names }: StoryRecords,
): TimelineEntry {
  const { id, channel, times, staffId, at, home } = offer;
  const quoted = times
    .slice(0, mostQuoted)
    .map(({ startsAt }) => formatShortMoment(new Date(startsAt), now));
  if (times.length > mostQuoted) quoted.push(`and ${times.length - mostQuoted} more`);
  const many = formatCount(times.length, "time");
  const how = channel === "mail" && staffId === null ? waitedWords : offerChannelWords[channel];
  return {
    key: `times ${id}`,
    kind: "viewing",
    at,
    text: `Offered ${many} to view ${home}, ${how}`,
    quote: quoted.join("; "),
    by: names.get(staffId ?? "") ?? null,
  };
}

const waitedWords = "by email, from the waiting list";
const offerChannelWords: Record<Of<"offeredTimes">["channel"], string> = {
  site: "on the website",
  office: "by phone or in branch",
  mail: "by email",
  "own-page": "on their page",
};

/** Where nobody has recorded how it went. */
const unsaid = { viewed: "", missed: ", which didn’t take place" };

const outcomeWords: Record<ViewingOutcome, string> = {
  arrived: ", attended",
  "no-show": ", no-show",
  done: ", attended",
};

const offerWords: Record<Exclude<OfferAction, "save"> | "invite" | "undo", string> = {
  invite: "Invited to make an offer for",
  submit: "Offered",
  accept: "Offer accepted for",
  decline: "Offer declined for",
  withdraw: "Offer withdrawn for",
  undo: "Decision undone on the offer for",
  expire: "Invitation expired for",
};

function tellOffer(step: Of<"offerSteps">, { offers, names }: StoryRecords): TimelineEntry {
  const { id, action, offerId, actor, at } = step;
  const offer = offers.find((one) => one.id === offerId);
  const home = offer?.home.name ?? "a home";
  const words = action === "save" ? "Started an offer for" : offerWords[action];
  const rent = offer?.rent ?? null;
  const text =
    action === "submit" && rent !== null
      ? `Offered £${rent.toLocaleString("en-GB")} pcm for ${home}`
      : `${words} ${home}`;
  return { key: `offer ${id}`, kind: "offer", at, text, quote: null, by: names.get(actor) ?? null };
}

function tellMail({ id, subject, state, bouncedAt, createdAt }: Of<"mails">): TimelineEntry {
  const trouble = bouncedAt === null ? state : "bounced";
  const text = trouble === "sent" ? `Email: ${subject}` : `Email, ${trouble}: ${subject}`;
  return {
    key: `mail ${id}`,
    kind: "mail",
    at: createdAt,
    text,
    quote: null,
    by: null,
    mailId: id,
  };
}

function tellAlert({ id, description, createdAt, confirmedAt }: Of<"alerts">): TimelineEntry[] {
  const entry = { kind: "alert", quote: null, by: null } as const;
  const asked = {
    ...entry,
    key: `alert ${id}`,
    at: createdAt,
    text: `Requested an alert: ${description}`,
  };
  if (confirmedAt === null) return [asked];
  const confirmed = { ...entry, key: `alert ${id} confirmed`, at: confirmedAt };
  return [asked, { ...confirmed, text: `Confirmed the alert: ${description}` }];
}

function tellMerge(merge: Of<"merges">, { contacts, names }: StoryRecords): TimelineEntry {
  const { contactId, mergedAt, mergedBy } = merge;
  const email = contacts.find(({ id }) => id === contactId)?.email ?? "Another record";
  const by = names.get(mergedBy) ?? null;
  const text = `${email} merged into this record`;
  return { key: `merge ${contactId}`, kind: "record", at: mergedAt, text, quote: null, by };
}

function tellChoice(choice: Of<"choices">, { names }: StoryRecords): TimelineEntry {
  const { id, channel, allowed, wording, source, at, recordedBy } = choice;
  const text = `${allowed ? "Yes" : "No"} to ${channelNames[channel].toLowerCase()}. ${source}`;
  const by = names.get(recordedBy) ?? null;
  return { key: `choice ${id}`, kind: "record", at, text, quote: wording, by };
}
