import { isForStaff } from "../../domain/shared/mail/mail-kinds.ts";
import {
  type FindLinkOwner,
  fillMailLinks,
  listAddresses,
  listMailSlots,
} from "../access-links/fill-mail-links.ts";
import type { AppContext } from "../app-context.ts";
import { findMail } from "../platform/mail/outbox-desk.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";

/** Whether a mail's link may be opened by whoever looks at it: only the demo's people have no mailbox. */
export async function mayOpenAsReader(
  app: AppContext,
  mail: Parameters<typeof listMailSlots>[0] & Parameters<typeof isForStaff>[0],
): Promise<boolean> {
  return !isForStaff(mail) && listMailSlots(mail).length > 0 && (await app.isLocalDemo());
}

/** @returns the address on the site that the first link of a mail leads to, as if it had been sent */
export async function openAsReader(
  app: AppContext,
  id: string,
  findOwner: FindLinkOwner,
): Promise<Outcome<{ path: string }>> {
  const mail = await findMail(app.database.orm, id);
  if (mail === null || !(await mayOpenAsReader(app, mail))) return notOpened;
  const filled = await fillMailLinks(app, findOwner, mail);
  if (!filled.ok) return notOpened;
  const addresses = listAddresses(mail.html);
  const index = addresses.findIndex((address) => address.includes("~"));
  const address = listAddresses(filled.mail.html)[index];
  if (address === undefined || !URL.canParse(address)) return notOpened;
  const { pathname, search } = new URL(address);
  return { ok: true, answer: { path: pathname + search } };
}

const notOpened: Outcome<never> = {
  ok: false,
  refusal: {
    title: "Not opened",
    detail: "Only the person this email was sent to can open its link.",
  },
};
