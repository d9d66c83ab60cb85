import * as v from "valibot";
import type { CaseKind } from "../../domain/customer-page-links/case-path.ts";
import { toEmailKey } from "../../domain/shared/mail/email-address.ts";
import { hashSecret } from "../access-links/link-secret.ts";
import type { AppContext } from "../app-context.ts";
import { getCaseKind } from "../customer-page-links/case-owner.ts";
import { findCaseOwner, findOwnerOfSecret } from "../customer-page-links/open-case.ts";
import { renewCaseLinkIn } from "../customer-page-links/renew-case-link.ts";
import type { Transaction } from "../platform/database/client.ts";
import { queueWork } from "../platform/jobs/queue-work.ts";
import { mailLinksOfAddress } from "./mail-links-of-address.ts";

/** Characters (RFC 5321, section 4.5.3.1.3). */
const longestEmail = 254;

/** What is asked for, until `mailRenewedLink` has looked whose it is. */
const askedRenewal = v.object({
  kind: v.picklist(["renter", "landlord"]),
  tokenHash: v.string(),
  email: v.string(),
  siteUrl: v.string(),
});

/**
 * Asks for a new link in place of one that opens nothing any more, to be mailed to the address on
 * record; or by the address at which we write to them. Whoever asks learns nothing from the answer,
 * which is always the same and before anything is looked up.
 * @returns `wait` if it was asked too often from there
 */
export async function renewLink(app: AppContext, renewal: Renewal): Promise<"asked" | "wait"> {
  if ((await app.caseLimits.renewals(renewal.address)) !== null) return "wait";
  await askForNewLink(app, renewal);
  return "asked";
}

/** The same from an open page, whose link has shown already that it is known. */
export async function askForNewLink(
  { database, now }: AppContext,
  { kind, token, email, siteUrl }: Omit<Renewal, "address">,
): Promise<void> {
  const emailKey = toEmailKey(email);
  const isAddress = emailKey.length <= longestEmail && !emailKey.includes("\0");
  const asked = {
    kind,
    tokenHash: hashSecret(token),
    email: isAddress ? emailKey : "",
    siteUrl,
  };
  await queueWork(database.orm, { kind: "own-page-link", asked, at: now() });
}

/**
 * Mails the new link, if the old one or the address is somebody's. One that was ended, whoever has it, does
 * no more than somebody who types the address on record: it ends no link.
 */
export async function mailRenewedLink(
  { config, now, caseLimits }: AppContext,
  tx: Transaction,
  asked: unknown,
): Promise<void> {
  const { kind, tokenHash, email, siteUrl } = v.parse(askedRenewal, asked);
  const mail = { siteUrl, at: now(), replyTo: config.agencyEmail };
  if ((await renewCaseLinkIn(tx, tokenHash, mail)) !== "none") return;
  if (email !== "") return mailLinksOfAddress(caseLimits, tx, { kind, emailKey: email, ...mail });
  const ended = await findOwnerOfSecret(tx, tokenHash);
  const person = ended && (await findCaseOwner(tx, ended.owner));
  if (!ended || !person || person.email === null) return;
  await mailLinksOfAddress(caseLimits, tx, {
    kind: getCaseKind(ended.owner),
    emailKey: toEmailKey(person.email),
    ...mail,
  });
}

interface Renewal {
  kind: CaseKind;
  /** As it stands in the address, whatever it is. */
  token: string;
  /** Typed by whoever asks. May be empty. */
  email: string;
  /** As rate limits count it. */
  address: string;
  siteUrl: string;
}
