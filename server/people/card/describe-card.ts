import { toShortName } from "../../../domain/shared/text/title-name.ts";
import { channelNames, marketingChannels } from "../../../domain/contacts/marketing-choice.ts";
import { describeCardViews } from "../../../domain/contacts/card-views.ts";
import { type CardFeedback, listCardHomes } from "../../../domain/people/card-homes.ts";
import { describeFit } from "../../../domain/people/fitting-home.ts";
import { calculateErasureDue } from "../../../domain/privacy/erasure.ts";
import { formatNumericDate, getLondonDate } from "../../../domain/shared/dates.ts";
import { feedbackAnswerNames } from "../../../domain/viewings/feedback/feedback.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import { formatName } from "../../conversations/open-conversation.ts";
import type { PersonCard } from "./find-card.ts";

const formatDate = (moment: Date) => formatNumericDate(getLondonDate(moment));

/**
 * A card in the words of its page.
 * @param readerId of the colleague who reads it
 */
export function describeCard(card: PersonCard, now: Date, readerId: string) {
  const format = (moment: Date) => formatMoment(moment, now);
  const { person, contacts, merges, matches, erasure, names } = card;
  return {
    id: person.id,
    name: formatName(person),
    firstname: toShortName(person),
    hasEmail: person.email !== null,
    contacts: contacts.map(({ id, firstname, lastname, phone, email }) => {
      return { id, firstname, lastname, name: formatName({ firstname, lastname }), phone, email };
    }),
    merges: merges.map(({ contactId, mergedAt, mergedBy, canUndo, missing, confirmedBy }) => ({
      contactId,
      waitsFor: contacts.filter(({ id }) => missing.includes(id)).map(nameMailbox),
      confirmed: contacts.filter(({ id }) => confirmedBy.includes(id)).map(nameMailbox),
      merged: `${format(mergedAt)}, by ${names.get(mergedBy) ?? mergedBy}`,
      canUndo,
    })),
    matches: matches.map(({ contact, personId, shared }) => ({
      id: personId,
      name: formatName(contact),
      email: contact.email,
      phone: contact.phone,
      shared: shared.join(" and "),
    })),
    claims: card.claims,
    homes: listCardHomes(card, now).map(({ home, askedAt, viewing, offer, state }) => ({
      home,
      asked: askedAt && format(askedAt),
      viewing: viewing && {
        uid: viewing.uid,
        text: `${format(viewing.startsAt)}, ${viewing.negotiator}`,
      },
      said: describeFeedback(viewing?.feedback),
      rent: offer?.rent ?? null,
      state,
    })),
    lookingFor: describeWish(card, format),
    marketing: listMarketing(card, format),
    ownPage: describeOwnPage(card.links, format),
    /** Null for who lets no home. */
    landlordPage: card.landlord && describeOwnPage(card.landlord.links, format),
    keptUntil: formatDate(card.keptUntil),
    seenBy: describeCardViews(card.views, readerId),
    erasure: describeAskedErasure({ erasure, names }, format),
  };
}

/** Of who has no address, what they have yet to give. */
function nameMailbox({ firstname, email }: { firstname: string; email: string | null }): string {
  return email ?? `${firstname}, no email`;
}

/** What one can read of a caller's data, in the words of the page. */
export function describeCallerData(
  caller: Pick<PersonCard, "keptUntil" | "erasure" | "names">,
  now: Date,
) {
  return {
    keptUntil: formatDate(caller.keptUntil),
    seenBy: null,
    erasure: describeAskedErasure(caller, (moment) => formatMoment(moment, now)),
  };
}

function describeAskedErasure(
  { erasure, names }: Pick<PersonCard, "erasure" | "names">,
  format: (moment: Date) => string,
) {
  return (
    erasure && {
      asked: format(erasure.askedAt),
      by: names.get(erasure.askedBy) ?? "a former colleague",
      due: formatDate(calculateErasureDue(erasure.askedAt)),
    }
  );
}

/** The answer, and in their own words why. */
function describeFeedback(feedback: CardFeedback | null | undefined): string | null {
  if (!feedback?.answer) return null;
  return [feedbackAnswerNames[feedback.answer], feedback.message].filter(Boolean).join(": ");
}

/** What they look for, and the homes that fit, which are theirs to hear of only if they said so. */
function describeWish(card: PersonCard, format: (moment: Date) => string) {
  if (!card.qualification || !card.fitting) return null;
  const { answers, completedAt } = card.qualification;
  const mayTell = listMarketing(card, format).some(
    ({ channel, allowed }) => channel === "email" && allowed === true,
  );
  return {
    answers,
    given: format(completedAt),
    where: card.fitting.outcodes,
    mayTell,
    homes: mayTell
      ? card.fitting.homes.map(({ availableFrom, ...home }) => ({
          ...home,
          fit: describeFit(availableFrom, answers),
        }))
      : [],
  };
}

/** How many links open somebody's own page, and when one was last used. */
export function describeOwnPage(
  links: readonly { lastUsedAt: Date | null }[],
  format: (moment: Date) => string,
) {
  const used = links.flatMap(({ lastUsedAt }) => lastUsedAt ?? []);
  const last = used.toSorted((a, b) => a.getTime() - b.getTime()).at(-1);
  return { openLinks: links.length, lastUse: last ? format(last) : null };
}

/** For each channel what holds now, since when, and how we know. */
function listMarketing(card: PersonCard, format: (moment: Date) => string) {
  return marketingChannels.map((channel) => {
    const choice = card.choices.findLast((one) => one.channel === channel);
    const name = channelNames[channel];
    const alert = card.alerts.find(({ state }) => state === "active");
    if (channel === "email" && card.stoppedAt && !choice) {
      const note = `No, ${format(card.stoppedAt)}, using the link in one of our emails`;
      return { channel, name, allowed: false, note, wording: null };
    }
    if (choice) {
      const note = `${choice.allowed ? "Yes" : "No"}, ${format(choice.at)}. ${choice.source}`;
      return { channel, name, allowed: choice.allowed, note, wording: choice.wording };
    }
    if (channel === "email" && alert?.confirmedAt) {
      const note = `Yes, ${format(alert.confirmedAt)}, by confirming an alert on the website`;
      return { channel, name, allowed: true, note, wording: alert.description };
    }
    return { channel, name, allowed: null, note: "Not asked", wording: null };
  });
}
