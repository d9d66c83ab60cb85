import { createElement } from "react";
import { toHeaderLine } from "../../platform/mail/header-line.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import { StaffEmailChanged } from "./staff-email-changed.tsx";
import { StaffInvitation } from "./staff-invitation.tsx";
import { StaffPasskeyAdded } from "./staff-passkey-added.tsx";
import type { StaffMailFacts } from "./staff-mail-facts.ts";
import { StaffSignIn } from "./staff-sign-in.tsx";

export function createInvitationMail(facts: StaffMailFacts): OutgoingMail {
  const subject = toHeaderLine(`Your invitation to the office of ${facts.agency.name}`);
  return {
    kind: "staff-invitation",
    ...addressTo(facts),
    subject,
    ...renderMail(createElement(StaffInvitation, { facts, subject })),
  };
}

export function createSignInMail(facts: StaffMailFacts): OutgoingMail {
  const subject = toHeaderLine(`Sign in to the office of ${facts.agency.name}`);
  return {
    kind: "staff-sign-in",
    ...addressTo(facts),
    subject,
    ...renderMail(createElement(StaffSignIn, { facts, subject })),
  };
}

/** @param passkey the name that its owner gave it */
export function createPasskeyAddedMail(facts: StaffMailFacts, passkey: string): OutgoingMail {
  const subject = toHeaderLine(`A passkey was added to your account at ${facts.agency.name}`);
  return {
    kind: "staff-passkey-added",
    ...addressTo(facts),
    subject,
    ...renderMail(createElement(StaffPasskeyAdded, { facts, subject, passkey })),
  };
}

export function createEmailChangedMail(
  facts: StaffMailFacts,
  { recipient, ...emails }: { recipient: string; was: string; became: string },
): OutgoingMail {
  const subject = toHeaderLine(`Your email address at ${facts.agency.name} was changed`);
  return {
    kind: "staff-email-changed",
    ...addressTo(facts),
    recipient,
    subject,
    ...renderMail(createElement(StaffEmailChanged, { facts, subject, emails })),
  };
}

function addressTo({ person }: StaffMailFacts) {
  return { recipient: person.email, replyTo: null, aboutId: person.id };
}
