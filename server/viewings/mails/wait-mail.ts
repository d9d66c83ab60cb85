import { addGreetingName } from "../../../domain/shared/text/greeting-name.ts";
import type { MailKind } from "../../../domain/shared/mail/mail-kinds.ts";
import {
  formatViewingTimes,
  listViewingTimes,
} from "../../../domain/viewings/bookings/viewing-time-text.ts";
import { createMail, type NewMail } from "../../agency/mails/create-mail.tsx";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { askWhatInstead, goneWords, type HomeGone, listHomesInstead } from "./home-gone.ts";
import type { WaitFacts, WaitMailFacts } from "./wait-mail-facts.ts";

/** To somebody who waits for a time to see a home. */
export function createWaitMail(facts: WaitMailFacts): OutgoingMail {
  const { agency, choiceLink, contact, listing, siteUrl, times } = facts;
  const lines = times.map(({ startsAt, endsAt }) =>
    formatViewingTimes(listViewingTimes(startsAt, endsAt)),
  );
  const how =
    choiceLink === null
      ? "Reply to this email with the time that suits you, or call"
      : "If none of these times suits you, reply to this email or call";
  return toWaiting(facts, "viewing-wait", {
    subject: `Viewing times available: ${listing.name}, ${listing.area}`,
    title: addGreetingName("A viewing time is available", contact.firstname),
    preview: lines[0] ?? "",
    parts: [
      "You’re on the waiting list for this home. You can now book a viewing:",
      { home: listing, siteUrl },
      { heading: "Next available times" },
      ...lines,
      { link: "Choose a time", url: choiceLink },
      `${how} ${agency.phone}. Other people are waiting, so each time goes to the first person to book it.`,
    ],
  });
}

/** To somebody who waits for a home that nobody is shown any more. */
export function createWaitOverMail(facts: WaitFacts, gone: HomeGone): OutgoingMail {
  const { agency, contact, listing, siteUrl } = facts;
  const why = goneWords[gone.because];
  return toWaiting(facts, "viewing-wait-over", {
    subject: `No more viewings: ${listing.name}, ${listing.area}`,
    title: addGreetingName("No more viewings of this home", contact.firstname),
    preview: `We’re sorry, but ${why}.`,
    parts: [
      `You were waiting for a time to see this home. We’re sorry, but ${why}, so you’re no longer on the waiting list.`,
      { home: listing, siteUrl },
      ...listHomesInstead(gone, siteUrl),
      `${askWhatInstead(gone)} Reply to this email or call ${agency.phone}.`,
    ],
  });
}

function toWaiting(
  { agency, contact, enquiryId, replyTo }: WaitFacts,
  kind: MailKind,
  mail: Pick<NewMail, "subject" | "title" | "preview" | "parts">,
): OutgoingMail {
  const recipient = contact.email;
  return createMail({ kind, recipient, replyTo, aboutId: enquiryId, agency, ...mail });
}
