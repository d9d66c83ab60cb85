import type { TenancyAction } from "../../domain/tenancies/tenancy-action.ts";

/** What the office reads once it is done. */
export const doneTexts: Record<TenancyAction["do"], string> = {
  "complete-step": "Recorded.",
  "reopen-step": "Undone: this is open again.",
  "report-right-to-rent": "The report to the Home Office is recorded.",
  "give-share-code": "The share code is saved.",
  "add-person": "Added, with their own steps. A written statement given before is given anew.",
  "waive-guarantor": "The let goes on without a guarantor.",
  "move-start":
    "The start is moved, and the days of all steps with it. A written statement given before is given anew.",
  "ask-payment": "Asked for, by mail to every tenant.",
  "receive-payment": "The payment is recorded.",
  "correct-receipt":
    "The money is corrected, and every tenant is told. What was recorded before stays on record.",
  "choose-holding-use": "What they agreed to is recorded.",
  "apply-holding-deposit": "Counted towards it, as they agreed.",
  "repay-payment": "Recorded as paid back.",
  "keep-holding-deposit": "Recorded as kept, and they are told.",
  "extend-deadline": "The later day is recorded, and both are told.",
  "confirm-tenancy": "Recorded: they still live there. It is asked again in a year.",
  "fall-through": "The let has ended, and everybody is told.",
  finish: "The tenancy is over.",
};
