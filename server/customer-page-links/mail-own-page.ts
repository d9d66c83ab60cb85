import type { StaffActor } from "../platform/submissions/record-audit.ts";
import type { AppContext } from "../app-context.ts";
import type { PageOwner } from "./case-owner.ts";
import { mailCaseLinkIn } from "./renew-case-link.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { Outcome, Refused } from "../platform/submissions/outcome.ts";
import { noRecord } from "../staff/refusals.ts";

/** Mails somebody the link to their own page. Its address is its key: it goes to the person alone, never to the office. */
export async function mailOwnPageIn(
  tx: Transaction,
  { config, now }: AppContext,
  actor: StaffActor,
  owner: PageOwner,
  how: { siteUrl: string; listingId: string | null },
): Promise<Outcome<{ done: string }>> {
  const by = { actor, at: now(), replyTo: config.agencyEmail, ...how };
  const mailed = await mailCaseLinkIn(tx, owner, by);
  if (mailed === "none") return noRecord;
  if (mailed === "no-email") return noEmail;
  return { ok: true, answer: { done: "We’re emailing them the link to their page." } };
}

const noEmail: Refused = {
  ok: false,
  refusal: { title: "Not sent", detail: "Add an email address to send the link." },
};
