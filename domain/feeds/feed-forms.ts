import { choice, hiddenText, text } from "../shared/fields/fields.ts";
import { declareForms } from "../staff/office-forms.ts";
import { letAgreedChoices } from "./portal.ts";

const ofFile = { permission: "manage-feeds", fields: { id: hiddenText } } as const;
/** Of all feeds where none is named. */
const ofChannel = { permission: "manage-feeds", fields: { channel: hiddenText } } as const;
const portal = hiddenText;

/** What the pages of feeds do. */
export const feedForms = declareForms({
  check: { permission: "manage-feeds", fields: {} },
  take: ofFile,
  drop: ofFile,
  retry: ofFile,
  "keep-home": { permission: "manage-feeds", fields: { id: hiddenText } },
  pause: {
    permission: "manage-feeds",
    fields: { channel: hiddenText, reason: text("Reason", { max: 200 }) },
  },
  resume: ofChannel,
  hurry: ofChannel,
  "let-agreed": {
    permission: "manage-feeds",
    fields: {
      portal,
      "let-agreed": choice(
        "Let agreed properties",
        letAgreedChoices,
        "Select what happens to let agreed properties",
      ),
    },
  },
  compare: { permission: "manage-feeds", fields: { portal } },
  "send-anyway": {
    permission: "take-shrunk-feed",
    notAllowed: "Only an admin can take this many properties off a portal at once.",
    fields: { portal },
  },
});
