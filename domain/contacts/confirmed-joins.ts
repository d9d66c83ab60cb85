/** The mail that asks somebody to confirm a join works for so long. */
export const joinConfirmationDays = 14;

/** One contact that staff have joined to another. */
export interface Join {
  contactId: string;
  intoId: string;
  /** Which of the two said, from its mailbox, that it is right. */
  confirmedBy: readonly string[];
}

interface Mailbox {
  id: string;
  /** Lower case. Null for somebody without an address, whom no mailbox reaches. */
  emailKey: string | null;
}

/**
 * Contacts that one mailbox may see: those under its own address, and those whose joins both mailboxes
 * have confirmed. Which of two was joined to the other does not matter, nor which is older.
 * @param ids of contacts of one person
 * @param contacts of that person, all of them
 */
export function listConfirmedContacts(
  ids: readonly string[],
  contacts: readonly Mailbox[],
  joins: readonly Join[],
): string[] {
  const found = new Set(ids);
  // Grows while it is walked.
  for (const id of found) {
    const own = contacts.find((contact) => contact.id === id);
    for (const other of contacts)
      if (own && own.emailKey !== null && other.emailKey === own.emailKey) found.add(other.id);
    for (const join of joins.filter(isConfirmedByBoth)) {
      if (join.contactId === id) found.add(join.intoId);
      if (join.intoId === id) found.add(join.contactId);
    }
  }
  return [...found];
}

function isConfirmedByBoth(join: Join): boolean {
  return listUnconfirmed(join).length === 0;
}

function listUnconfirmed({ contactId, intoId, confirmedBy }: Join): string[] {
  return [contactId, intoId].filter((id) => !confirmedBy.includes(id));
}

/**
 * Contacts whose mailbox has yet to confirm a join. None if the two see each other already, by a
 * common address or by other joins.
 */
export function listMissingConfirmations(
  join: Join,
  contacts: readonly Mailbox[],
  joins: readonly Join[],
): string[] {
  if (listConfirmedContacts([join.contactId], contacts, joins).includes(join.intoId)) return [];
  return listUnconfirmed(join);
}
