import { toEmailKey } from "../shared/mail/email-address.ts";

/** Whom a mail asks to have its answer, by its own word. */
export interface ReplyTo {
  name: string;
  /** Lower case. */
  address: string;
}

/** An address that says of itself that nobody reads it. */
export function isNoReply(address: string): boolean {
  return /^(?:.*[-_.+])?(?:no|do[-_.]?not|dont)[-_.]?reply(?:[-_.+\d].*)?@/i.test(address);
}

/** More are nobody's choice. */
const mostOffered = 5;

/**
 * Where a reply can go, the one that is chosen unless a colleague chooses another first. What a mail asks
 * for is a claim of whoever wrote it: it is chosen only where nobody reads the address of the conversation.
 * @param conversation.asked by its mails, the latest first
 */
export function listRecipients({
  email,
  asked,
}: {
  email: string;
  asked: readonly ReplyTo[];
}): ReplyTo[] {
  const known = { name: "", address: email };
  const others = asked.filter(
    ({ address }, place) =>
      address !== toEmailKey(email) &&
      asked.findIndex((other) => other.address === address) === place,
  );
  const offered = others.slice(0, mostOffered);
  return isNoReply(email) ? [...offered, known] : [known, ...offered];
}

/** A no-reply address such as a portal's writes for many people: only a colleague knows whose answer this is. */
export function mustChooseRecipient(recipients: readonly Pick<ReplyTo, "address">[]): boolean {
  return recipients.length > 2 && isNoReply(recipients.at(-1)!.address);
}
