import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import { exportForms } from "../../../domain/privacy/erasure-forms.ts";
import { hideLinkSlots } from "../../../domain/shared/mail/link-slot.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import type { AppContext } from "../../app-context.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { findDataSubject } from "../../privacy/data-subject.ts";
import { exportPerson, type PersonCopy } from "../../privacy/export-person.ts";
import { defineActs, actOnPageRecord } from "../../staff/office-form.ts";
import { noRecord, refuseForNow } from "../../staff/refusals.ts";

/**
 * What `npm run person -- export` writes, for the person whose card it is, without the addresses that
 * open their own page to whoever reads it.
 * @param id as of `findDataSubject`
 */
export async function exportCard(
  app: AppContext,
  actor: StaffActor,
  id: string,
): Promise<Outcome<PersonCopy>> {
  const subject = await findDataSubject(app.database.orm, id);
  if (subject === null) return noRecord;
  // Whoever took over a session does not leave with everybody's data.
  const wait = await app.signInLimits.exports(actor.staffId);
  if (wait !== null) return refuseForNow(wait);
  const copy = await exportPerson(app, actor, subject.key);
  if (!copy) return noRecord;
  const mails = copy.mails.map((mail) => ({ ...mail, text: hideLinkSlots(mail.text) }));
  return { ok: true, answer: { ...copy, mails } };
}

interface CopyView {
  /** As in the file: times are text there. */
  shown: unknown;
  made: string;
}

export const exportActs = defineActs<typeof exportForms, CopyView>(exportForms, {
  show: actOnPageRecord(async ({ app, by }, id) => {
    const copy = await exportCard(app, by, id);
    if (copy.ok) {
      const shown: unknown = JSON.parse(JSON.stringify(copy.answer));
      const more = { shown, made: formatMoment(app.now(), app.now()) };
      return { ok: true, answer: { done: null, more } };
    }
    if (copy.refusal.missing) return copy;
    return { ok: true, answer: { done: null, to: `/office/contacts/${id}/export?refused` } };
  }),
});
