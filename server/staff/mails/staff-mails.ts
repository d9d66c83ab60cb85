import type { Agency } from "../../../domain/agency/agency.ts";
import { roleNames } from "../../../domain/staff/roles.ts";
import { createMail } from "../../agency/mails/create-mail.tsx";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import type { StaffRow } from "../staff.ts";

export interface StaffMailFacts {
  agency: Agency;
  person: Pick<StaffRow, "id" | "name" | "email" | "role">;
  link: string;
}

export function createInvitationMail({ agency, person, link }: StaffMailFacts): OutgoingMail {
  return createMail({
    kind: "staff-invitation",
    ...addressTo(person),
    subject: `Your invitation to the ${agency.name} office`,
    agency,
    title: `Welcome, ${person.name}`,
    preview: "Your link opens the office. You can use it once, within a week.",
    parts: [
      `You’ve been invited to join ${agency.name} on Lintel.`,
      { fact: "Your role", value: roleNames[person.role] },
      { link: "Accept the invitation", url: link },
      "You can use the link once, within a week. Do not forward this email. Anyone with the link can sign in as you.",
      "If you weren’t expecting this, ignore this email.",
    ],
  });
}

export function createSignInMail({ agency, person, link }: StaffMailFacts): OutgoingMail {
  const limits =
    "You can use the link once, within 15 minutes, in the browser you requested it from.";
  return createMail({
    kind: "staff-sign-in",
    ...addressTo(person),
    subject: `Sign in to the ${agency.name} office`,
    agency,
    title: "Sign in to the office",
    preview: limits,
    parts: [
      { link: "Open the office", url: link },
      limits,
      "If you didn’t ask for this, ignore this email. No one can sign in without the link.",
    ],
  });
}

/** @param passkey the name that its owner gave it */
export function createPasskeyAddedMail(
  { agency, person, link }: StaffMailFacts,
  passkey: string,
): OutgoingMail {
  const news = "You can now sign in to the office with this passkey.";
  return createMail({
    kind: "staff-passkey-added",
    ...addressTo(person),
    subject: `A passkey was added to your account at ${agency.name}`,
    agency,
    title: "A passkey was added",
    preview: news,
    parts: [
      news,
      { fact: "Passkey name", value: passkey },
      { link: "View your passkeys", url: link },
      "If this wasn’t you, remove the passkey, sign out everywhere else and tell an admin.",
    ],
  });
}

/** To the old address and to the new one. */
export function createEmailChangedMail(
  { agency, person, link }: StaffMailFacts,
  { recipient, was, became }: { recipient: string; was: string; became: string },
): OutgoingMail {
  const news = "From now on, we’ll send your sign-in links to the new address.";
  return createMail({
    kind: "staff-email-changed",
    ...addressTo(person),
    recipient,
    subject: `Your email address at ${agency.name} was changed`,
    agency,
    title: "Your email address was changed",
    preview: news,
    parts: [
      news,
      { fact: "Previous address", value: was },
      { fact: "New address", value: became },
      { link: "Sign in to the office", url: link },
      "If you weren’t expecting this, tell an admin, who can change it back.",
    ],
  });
}

function addressTo(person: StaffMailFacts["person"]) {
  return { recipient: person.email, replyTo: null, aboutId: person.id };
}
