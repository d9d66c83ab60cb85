import { fillMailLinks } from "../access-links/fill-mail-links.ts";
import type { OutgoingMail } from "../platform/mail/outgoing-mail.ts";
import { findLinkOwner } from "../site/link-owners.ts";

/** A mail of the outbox as its reader gets it, with its links. */
export async function fillMail<Mail extends OutgoingMail & { id: string }>(
  app: Parameters<typeof fillMailLinks>[0],
  mail: Mail,
): Promise<Mail> {
  const filled = await fillMailLinks(app, findLinkOwner, mail);
  if (!filled.ok) throw new Error(filled.reason);
  return { ...mail, ...filled.mail };
}

/**
 * The secret of a link in a mail, as its reader gets it.
 * @param before what stands before it in the address: `/my-case/`, `confirm=`
 */
export async function readMailedSecret(
  app: Parameters<typeof fillMailLinks>[0],
  mail: (OutgoingMail & { id: string }) | undefined,
  before: string,
): Promise<string> {
  if (!mail) throw new Error("Email not found.");
  const { html } = await fillMail(app, mail);
  const start = html.indexOf(before);
  const [secret] = /^[\w-]+/.exec(html.slice(start + before.length)) ?? [];
  if (start === -1 || secret === undefined) throw new Error(`No link with ${before} is in it.`);
  return secret;
}
