import type { AppContext } from "../app-context.ts";
import type { CaseOwner } from "./create-case-link.ts";
import { mailCaseLinkIn } from "./renew-case-link.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { Outcome, Refused } from "../platform/submissions/outcome.ts";
import { type PreviewedMail, previewMails } from "./preview-mails.ts";

/** What was done, or the mail that would go. */
export type OwnPageAnswer = Outcome<{ done: string | null; mails?: PreviewedMail[] }>;

/**
 * Mails somebody the link to their own page.
 * @param isLook only shows the mail, without the link
 */
export async function mailOwnPage(
  app: Pick<AppContext, "database" | "config" | "now">,
  actor: { staffId: string },
  owner: CaseOwner,
  { siteUrl, isLook, listingId }: { siteUrl: string; isLook: boolean; listingId: string | null },
): Promise<OwnPageAnswer> {
  const by = { actor, siteUrl, at: app.now(), replyTo: app.config.agencyEmail, listingId };
  const mail = (tx: Transaction) => mailCaseLinkIn(tx, owner, by);
  const { outcome, mails } = isLook
    ? await previewMails(app, mail)
    : { outcome: await app.database.orm.transaction(mail), mails: null };
  if (outcome === "none") return nobodyThere;
  if (outcome === "no-email") return noEmail;
  if (mails !== null) return { ok: true, answer: { done: null, mails } };
  return { ok: true, answer: { done: "The link to their page is on its way to them." } };
}

const noEmail: Refused = {
  ok: false,
  refusal: { title: "Not sent", detail: "Add an email to send the link." },
};

export const nobodyThere: Refused = {
  ok: false,
  refusal: { title: "Not found", detail: "There is no such record.", missing: true },
};
