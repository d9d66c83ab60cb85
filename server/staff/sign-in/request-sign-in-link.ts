import * as v from "valibot";
import { toMailbox } from "../../../domain/shared/mail/mailbox.ts";
import { agency } from "../../../domain/agency/agency.ts";
import { staffEmail } from "../../../domain/staff/staff-fields.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { queueWork } from "../../platform/jobs/queue-work.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { getAskingBrowser } from "./browser-token.ts";
import { buildMailedLink, createLink } from "./links.ts";
import { createSignInMail } from "../mails/staff-mails.ts";
import { refuse, refuseForNow } from "../refusals.ts";
import { findStaffByEmail } from "../staff.ts";
import type { OfficeCaller, StaffContext } from "../staff-context.ts";

/** What is asked for, until `mailSignInLink` has looked whose address it is. */
const askedLink = v.object({
  email: v.string(),
  browserHash: v.string(),
  returnPath: v.string(),
  officeOrigin: v.string(),
});

/**
 * Asks for a link that opens the office once, in the browser that asks. Whether somebody with this
 * address works here is looked up after the answer, so that neither its words nor its time tell.
 */
export async function requestSignInLink(
  app: StaffContext,
  { request, clientAddress, officeOrigin }: OfficeCaller,
  { email, returnPath }: { email: unknown; returnPath: string },
): Promise<Outcome<{ email: string; setCookie: string }>> {
  const read = v.safeParse(staffEmail, email);
  if (!read.success) return refuse(read.issues[0].message, "email");
  const wait =
    (await app.signInLimits.byCaller(clientAddress)) ??
    (await app.signInLimits.links(toMailbox(read.output), clientAddress));
  if (wait !== null) return refuseForNow(wait);
  const browser = getAskingBrowser(request);
  const asked = { email: read.output, browserHash: browser.hash, returnPath, officeOrigin };
  await queueWork(app.database.orm, { kind: "sign-in-link", asked, at: app.now() });
  return { ok: true, answer: { email: read.output, setCookie: browser.setCookie } };
}

/** Mails the link to whoever works here under the address. The demo's people have no mailbox. */
export async function mailSignInLink(tx: Transaction, asked: unknown, at: Date): Promise<void> {
  const { email, browserHash, returnPath, officeOrigin } = v.parse(askedLink, asked);
  const person = await findStaffByEmail(tx, email);
  if (!person?.joinedAt || person.leftAt || person.isDemo) return;
  const bound = { staffId: person.id, browserHash, returnPath };
  const made = await createLink(tx, { kind: "sign-in", at, ...bound });
  const link = buildMailedLink(officeOrigin, made);
  await queueMail(tx, createSignInMail({ agency, person, link }));
}
