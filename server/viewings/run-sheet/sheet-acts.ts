import { sheetForms } from "../../../domain/viewings/run-sheet/sheet-forms.ts";
import { defineActs } from "../../staff/office-form.ts";
import { recordVisit } from "./record-visit.ts";
import { markRunningLate } from "./run-late.ts";

export const sheetActs = defineActs(sheetForms, {
  outcome: {
    ownTransactions: ({ app, by, texts: { uid, outcome } }) =>
      recordVisit(app, by, { uid, outcome }),
  },
  late: {
    ownTransactions: ({ app, by, texts: { appointmentId, late } }) =>
      markRunningLate(app, by, { appointmentId, minutes: Number(late) }),
  },
});
