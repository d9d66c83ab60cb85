import { addressConfirmed, typedAddress } from "../shared/fields/typed-address.ts";
import { field, hiddenId } from "../shared/fields/fields.ts";
import { declareForms } from "./office-forms.ts";

const managing = { permission: "manage-outbox", fields: {} } as const;

/** What is done with one mail, on its page. */
export const mailForms = declareForms({
  retry: managing,
  stop: managing,
  readdress: {
    permission: "manage-outbox",
    fields: {
      recipient: field("New email address", typedAddress, { input: "email" }),
      confirmed: addressConfirmed,
    },
  },
  open: managing,
});

/** What is done with all of them, or with one of the list. */
export const outboxForms = declareForms({
  "retry-all": managing,
  hold: managing,
  release: managing,
  stop: { permission: "manage-outbox", fields: { mail: hiddenId } },
});
