import type { PersonRecord } from "./find-person.ts";

/** Their contacts, what they said of being written to, and what was typed with their requests. */
export function exportContacts({ contacts, choices, claims }: PersonRecord) {
  return {
    contacts: contacts.map(({ id, firstname, lastname, phone, email, createdAt, updatedAt }) => {
      return { id, firstname, lastname, phone, email, createdAt, updatedAt };
    }),
    marketingChoices: choices.map(({ channel, allowed, wording, source, at }) => {
      return { channel, allowed, wording, source, at };
    }),
    /** With each request. */
    typed: claims.map(({ firstname, lastname, phone, email, claimedAt, decision }) => {
      return { firstname, lastname, phone, email, claimedAt, decision };
    }),
  };
}
