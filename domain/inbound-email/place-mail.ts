import type { MailNature } from "./mail-nature.ts";
import { maxMailsPerHour } from "./mail-limits.ts";

/** Why a mail waits for a person, with the sentence that the office reads. */
export const holdReasons = {
  new: "It isn’t a reply to any of our emails.",
  "unknown-sender": "It replies to this conversation, but from an address that isn’t part of it.",
  unverified: "We couldn’t verify the sender. The address may be forged.",
  "no-sender": "It has no sender, or more than one.",
  "own-address": "It says it’s from the agency.",
  "too-many": "More emails came to this conversation within an hour than a person would write.",
  unreadable: "We couldn’t read it. It’s still in the mailbox.",
  automatic: "It doesn’t reply to any of our emails, and says it was sent automatically.",
  list: "It doesn’t reply to any of our emails, and looks like a newsletter.",
  report: "A mail server reports a failed email, but not which one.",
} as const;

export type HoldReason = keyof typeof holdReasons;

/** Why a mail waits in the view of those that a program has probably sent. */
export const programReasons = ["automatic", "list", "report"] as const satisfies HoldReason[];

/**
 * Why a mail is not held: it is kept already, in the outbox. Mails that came in before those of
 * programs were held have `automatic` or `list`.
 */
export type IgnoreReason = "own" | "bounce" | "automatic" | "list";

export type Placement =
  | { to: "conversation"; conversationId: string; isAutomatic: boolean }
  | { to: "held"; reason: HoldReason; conversationId: string | null }
  | { to: "nowhere"; reason: IgnoreReason };

export interface MailFacts {
  /** Lower case. Null if the mail names none or several. */
  sender: string | null;
  nature: MailNature;
  /** One of the site's own mails, come back to the mailbox. */
  isOwn: boolean;
  /** A bounce whose reason stands at the mail that came back. */
  isNoted: boolean;
  /** The receiving mail server found that the sender's domain did not send it (DMARC, RFC 7489). */
  isForged: boolean;
}

/** The conversation that a mail answers. */
export interface MailThread {
  conversationId: string;
  /** Lower case: addresses of the people of the conversation. */
  addresses: readonly string[];
  mailsInLastHour: number;
}

/**
 * Decides where a mail goes. Nothing is put into a conversation unless its sender takes part in it,
 * since everybody whom an answer was forwarded to knows the address to write to. No mail is dropped
 * on the guess that a program sent it.
 * @param ownAddresses of the agency, lower case
 */
export function placeMail(
  mail: MailFacts,
  thread: MailThread | null,
  ownAddresses: readonly string[],
): Placement {
  const conversationId = thread?.conversationId ?? null;
  const hold = (reason: HoldReason): Placement => ({ to: "held", reason, conversationId });
  const { sender, nature } = mail;
  if (mail.isOwn) return { to: "nowhere", reason: "own" };
  if (nature === "bounce")
    return mail.isNoted ? { to: "nowhere", reason: "bounce" } : hold("report");
  if (sender !== null && ownAddresses.includes(sender))
    return nature === "automatic" ? hold("automatic") : hold("own-address");
  // Before all else that follows: "It answers none of our mails" alone would vouch for its sender.
  if (sender !== null && mail.isForged) return hold("unverified");
  if (thread === null) {
    if (nature !== "person") return hold(nature);
    return hold(sender === null ? "no-sender" : "new");
  }
  if (sender === null) return hold("no-sender");
  if (!thread.addresses.includes(sender)) return hold("unknown-sender");
  if (thread.mailsInLastHour >= maxMailsPerHour) return hold("too-many");
  return {
    to: "conversation",
    conversationId: thread.conversationId,
    isAutomatic: nature === "automatic",
  };
}
