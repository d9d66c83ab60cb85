import { field, hiddenId } from "../shared/fields/fields.ts";
import { declareForms } from "../staff/office-forms.ts";
import { erasureReason } from "./erasure.ts";

const erasure = hiddenId;

/** What the page of a person's erasure does. */
export const erasureForms = declareForms({
  ask: { permission: "ask-erasure", fields: { reason: field("Reason", erasureReason) } },
  withdraw: { permission: "ask-erasure", fields: { erasure } },
  confirm: { permission: "confirm-erasure", fields: { erasure } },
});

/** A copy of what is held about a person, as a page. The file is a call of its own. */
export const exportForms = declareForms({ show: { permission: "export-person", fields: {} } });
