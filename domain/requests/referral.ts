import * as v from "valibot";
import { toEmailKey } from "../shared/mail/email-address.ts";
import { tokenFields, getToken } from "../shared/fields/human-check-token.ts";
import { emailField, nameField, phoneField } from "../shared/fields/text-fields.ts";

const name = nameField("Name is required", { length: 3, short: "Invalid name" });
const email = emailField({ missing: "The email is required", invalid: "Invalid email" });

/** Landlord specification, section 5: one reading's lengths with both readings' messages. */
export const referralFields = {
  name,
  email,
  landlordName: name,
  landlordEmail: email,
  /** Always meets the specified minimum of seven characters, since no phone number is shorter. */
  landlordPhone: phoneField({
    missing: "Phone number is required",
    invalid: "Invalid phone number",
  }),
};

export type Referral = v.InferOutput<v.ObjectSchema<typeof referralFields, undefined>>;

export const ownEmailMessage =
  "This is your own email. Enter the landlord’s email, or book a free valuation for your own property.";

/** Body of `POST /api/referral`. Rejects self-referral. */
export const referralPayload = v.pipe(
  v.strictObject({ ...referralFields, ...tokenFields }),
  v.forward(
    v.check((sent) => !isSelfReferral(sent), ownEmailMessage),
    ["landlordEmail"],
  ),
  v.transform(({ recaptchaToken, recaptchatoken, ...referral }) => ({
    kind: "referral" as const,
    referral,
    humanCheckToken: getToken({ recaptchaToken, recaptchatoken }),
  })),
);

function isSelfReferral(sent: Pick<Referral, "email" | "landlordEmail">): boolean {
  return sent.email !== "" && toEmailKey(sent.email) === toEmailKey(sent.landlordEmail);
}
