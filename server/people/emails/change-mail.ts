import { formatCount } from "../../../domain/shared/formats/count.ts";
import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import { pauseSending, resumeSending } from "./pause-sending.ts";
import { mailForms, outboxForms } from "../../../domain/staff/mail-forms.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import { openAsReader } from "../open-as-reader.ts";
import { isForStaff } from "../../../domain/shared/mail/mail-kinds.ts";
import type { FindLinkOwner } from "../../access-links/fill-mail-links.ts";
import { findMail, retryMails, stopMail } from "../../platform/mail/outbox-desk.ts";
import { defineActs, done, type FormCall, type FormOutcome } from "../../staff/office-form.ts";
import { notDone, refuseForNow } from "../../staff/refusals.ts";
import { listMailOwners, reissueMail } from "./reissue-mail.ts";

type Mail = NonNullable<Awaited<ReturnType<typeof findMail>>>;

/** Of the mail whose page it is. */
const ofMail = <Read>(
  change: (call: FormCall, mail: Mail, values: Read) => Promise<FormOutcome>,
) => ({
  ownTransactions: async (call: FormCall, values: Read): Promise<FormOutcome> => {
    const id = call.params["id"] ?? "";
    const mail = isUuid(id) ? await findMail(call.app.database.orm, id) : null;
    return mail === null ? noMail : change(call, mail, values);
  },
});

const noMail = refuseMail("We can’t find that email.", { missing: true });

/** What the forms of a mail's page do. */
export function createMailActs(findOwner: FindLinkOwner) {
  return defineActs(mailForms, {
    retry: ofMail(async ({ app, by }, { id }) =>
      (await retryMails(app, by, id)) > 0
        ? done("We’ll send it now.")
        : refuseMail("This email has already been sent, or is being sent now."),
    ),
    stop: ofMail(({ app, by }, { id }) => stop(app, by, id)),
    readdress: ofMail(async ({ app, by }, mail, { recipient, confirmed }) => {
      // Its link lets whoever reads it into the office.
      if (isForStaff(mail)) return refuseMail("An email to a colleague can’t go to anyone else.");
      const wait = await app.signInLimits.typedAddresses(by.staffId);
      if (wait !== null) return refuseForNow(wait);
      const owners = await listMailOwners(app.database.orm, findOwner, mail);
      return reissueMail(app, by, mail, { recipient, isConfirmed: confirmed, owners });
    }),
    open: ofMail(async ({ app }, { id }) => {
      const opened = await openAsReader(app, id, findOwner);
      return opened.ok ? { ok: true, answer: { done: null, to: opened.answer.path } } : opened;
    }),
  });
}

export const outboxActs = defineActs(outboxForms, {
  "retry-all": {
    ownTransactions: async ({ app, by }) => {
      const count = await retryMails(app, by, null);
      return done(formatCount(count, "email is due now.", "emails are due now."));
    },
  },
  hold: {
    ownTransactions: async ({ app, by }) => {
      await pauseSending(app, by);
      return done("Sending to renters and landlords paused.");
    },
  },
  release: {
    ownTransactions: async ({ app, by }) => {
      await resumeSending(app, by);
      return done("Sending resumed.");
    },
  },
  stop: { ownTransactions: ({ app, by }, { mail }) => stop(app, by, mail) },
});

async function stop(app: FormCall["app"], by: StaffActor, id: string): Promise<FormOutcome> {
  return (await stopMail(app, by, id))
    ? done("Email stopped.")
    : refuseMail("This email has already been sent, so we can’t stop it.");
}

function refuseMail(detail: string, more: { missing?: true } = {}): FormOutcome {
  return { ok: false, refusal: { title: notDone, detail, ...more } };
}
