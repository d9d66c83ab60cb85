import * as v from "valibot";
import { agency } from "../../domain/agency/agency.ts";
import { staffEmail } from "../../domain/staff/staff-fields.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { getAskingBrowser } from "./browser-token.ts";
import { createLink } from "./links.ts";
import { createSignInMail } from "./mails/staff-mails.ts";
import { refuse, refuseForNow } from "./refusals.ts";
import { findStaffByEmail } from "./staff.ts";
import type { OfficeCaller, StaffContext } from "./staff-context.ts";

/**
 * Mails a link that opens the office once, in the browser that asks. The answer is the same whether
 * or not somebody with this address works here.
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
    (await app.signInLimits.links(read.output, clientAddress));
  if (wait !== null) return refuseForNow(wait);
  const browser = getAskingBrowser(request);
  const at = app.now();
  await app.database.orm.transaction(async (tx) => {
    const person = await findStaffByEmail(tx, read.output);
    if (!person?.joinedAt || person.leftAt) return;
    const link = await createLink(tx, officeOrigin, {
      kind: "sign-in",
      at,
      staffId: person.id,
      browserHash: browser.hash,
      returnPath,
    });
    await queueMail(tx, createSignInMail({ agency, person, link }));
  });
  return { ok: true, answer: { email: read.output, setCookie: browser.setCookie } };
}
