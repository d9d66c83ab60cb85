import * as v from "valibot";
import { tokenFields, getToken, stripToken } from "../shared/fields/human-check-token.ts";
import { emailField, messageField, nameField, phoneField } from "../shared/fields/text-fields.ts";

const emailInvalid = "Email is invalid";

const optionalEmail = v.union(
  [v.pipe(v.string(), v.trim(), v.literal("")), emailField({ missing: "", invalid: emailInvalid })],
  emailInvalid,
);

/** Contact form (landlord specification, section 5). All but the message is sent as `contact`. */
export const contactFormFields = {
  firstname: nameField("First name is required"),
  lastname: nameField("Last name is required"),
  phone: phoneField({
    missing: "Phone is required",
    invalid: "Phone is invalid. Enter a UK number, or one with a country code",
  }),
  email: optionalEmail,
  body: messageField("Message is required", { long: "Message is too long" }),
};

export type ContactFormAnswers = v.InferOutput<v.ObjectSchema<typeof contactFormFields, undefined>>;

const { body: bodyField, ...messengerFields } = contactFormFields;

export const contactusPayload = v.pipe(
  v.strictObject({
    contact: v.strictObject({
      ...messengerFields,
      email: v.optional(messengerFields.email),
      ...tokenFields,
    }),
    body: bodyField,
    ...tokenFields,
  }),
  v.transform(({ contact, body, ...top }) => ({
    kind: "contact" as const,
    contact: { ...stripToken(contact), email: contact.email || null },
    body,
    humanCheckToken: getToken(contact, top),
  })),
);

export type ContactRequest = v.InferOutput<typeof contactusPayload>;
export type ContactMessage = Pick<ContactRequest, "contact" | "body">;
