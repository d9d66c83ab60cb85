import { toEmailKey } from "../shared/mail/email-address.ts";

/** The Reply-To of an email: a claim of its writer. */
export interface ReplyTo {
  name: string;
  /** Lower case. */
  address: string;
}

/** An address such as noreply@, which no one reads. */
export function isNoReply(address: string): boolean {
  return /^(?:.*[-_.+])?(?:no|do[-_.]?not|dont)[-_.]?reply(?:[-_.+\d].*)?@/i.test(address);
}

/** A longer list would be no help to a colleague who chooses. */
const mostOffered = 5;

/**
 * Where a reply can go, with the default first. A Reply-To is the default only if the conversation's own
 * address is a no-reply one: otherwise anyone who writes in a customer's name could have our replies.
 * @param conversation.asked the Reply-To of each email, the latest first
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
