import { erasureForms } from "../../domain/privacy/erasure-forms.ts";
import { defineActs, actOnPageRecord } from "../staff/office-form.ts";
import { noRecord, refuse } from "../staff/refusals.ts";
import { confirmErasure, requestErasure, withdrawErasure } from "./request-erasure.ts";

export const erasureActs = defineActs(erasureForms, {
  ask: actOnPageRecord(async ({ app, by }, contactId, { reason }) => {
    const outcome = await requestErasure(app, by, { contactId, reason });
    return outcome === "none" ? noRecord : showPage(contactId);
  }),
  withdraw: actOnPageRecord(async ({ app, by }, contactId, { erasure: requestId }) => {
    // One that a colleague has decided meanwhile is not there any more, and the page shows that.
    await withdrawErasure(app, by, { requestId, contactId });
    return showPage(contactId);
  }),
  confirm: actOnPageRecord(async ({ app, by }, contactId, { erasure: requestId }) => {
    const { outcome } = await confirmErasure(app, by, { requestId, contactId });
    if (outcome === "none") return noRecord;
    if (outcome === "same-person") return ownQuestion;
    if (outcome === "blocked") return blocked;
    return { ok: true, answer: { done: null, to: "/office/contacts?erased" } };
  }),
});

function showPage(id: string) {
  return { ok: true, answer: { done: null, to: `/office/contacts/${id}/erasure` } } as const;
}

const ownQuestion = refuse("Nothing was erased. You requested it, so someone else has to confirm.");
const blocked = refuse("Nothing was erased. Settle what’s listed below first.");
