import * as v from "valibot";
import { isForStaff } from "../../domain/shared/mail-kinds.ts";
import { emailField } from "../../domain/shared/text-fields.ts";
import type { FindLinkOwner } from "../access-links/fill-mail-links.ts";
import type { AppContext } from "../app-context.ts";
import { findMail, retryMails, stopMail } from "../platform/mail/outbox-desk.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { refuseForNow } from "../staff/refusals.ts";
import { listMailOwners, reissueMail } from "./reissue-mail.ts";

const recipientField = emailField({
  missing: "Please enter an email address",
  invalid: "Please enter a full email address, such as name@example.com",
});

type Fields = Readonly<Partial<Record<string, string>>>;
type Changed = Outcome<{ done: string }>;

/** What the forms of a mail's page do, by the value of their button. */
export async function changeMail(
  app: Pick<AppContext, "config" | "database" | "now" | "siteSecret" | "signInLimits">,
  actor: { staffId: string },
  id: string,
  { findOwner, fields }: { findOwner: FindLinkOwner; fields: Fields },
): Promise<Changed> {
  const { change, recipient, confirmed } = fields;
  const mail = await findMail(app.database.orm, id);
  if (mail === null) return refuse("There is no such mail.", { missing: true });
  if (change === "retry") {
    return (await retryMails(app, actor, id)) > 0
      ? done("It is due now.")
      : refuse("It was sent already, or is being sent just now.");
  }
  if (change === "stop") {
    return (await stopMail(app, actor, id))
      ? done("It is stopped and stays here.")
      : refuse("It was sent already, or is being sent just now: it can’t be stopped.");
  }
  if (change !== "readdress") return refuse("This form is not known here. Load the page again.");
  // Its link lets whoever reads it into the office.
  if (isForStaff(mail)) return refuse("A mail to a colleague goes to nobody else.");
  const parsed = v.safeParse(recipientField, recipient);
  if (!parsed.success) {
    const { message } = parsed.issues[0];
    return refuse(message, { errors: [{ path: "recipient", message }] });
  }
  const wait = await app.signInLimits.typedAddresses(actor.staffId);
  if (wait !== null) return refuseForNow(wait);
  const owners = await listMailOwners(app.database.orm, findOwner, mail);
  const wanted = { recipient: parsed.output, isConfirmed: confirmed === "on", owners };
  return reissueMail(app, actor, mail, wanted);
}

function done(text: string): Changed {
  return { ok: true, answer: { done: text } };
}

function refuse(
  detail: string,
  more: { missing?: true; errors?: { path: string; message: string }[] } = {},
): Changed {
  return { ok: false, refusal: { title: "Not done", detail, ...more } };
}
