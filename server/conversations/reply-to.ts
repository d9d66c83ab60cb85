import type { AppContext } from "../app-context.ts";
import { createReplyAddress } from "../platform/mail/reply-address.ts";

/** Where answers to the mails of a conversation go: into it, if a mailbox is read. */
export function getReplyTo(
  { config, siteSecret }: Pick<AppContext, "config" | "siteSecret">,
  conversationId: string,
): string {
  const { mailIn, agencyEmail } = config;
  if (mailIn === null) return agencyEmail;
  return createReplyAddress({ mailbox: mailIn.address, siteSecret }, conversationId);
}
