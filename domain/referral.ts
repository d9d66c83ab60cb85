import * as v from "valibot";
import { tokenFields, tokenIn } from "./human-check-token.ts";
import { emailField, nameField, textField } from "./text-fields.ts";

const name = nameField("Name is required", { length: 3, short: "Invalid name" });
const email = emailField({ missing: "The email is required", invalid: "Invalid email" });

/** The referral form's fields (landlord specification, section 5: lengths of one reading, messages of two). */
export const referralFields = {
  name,
  email,
  landlordName: name,
  landlordEmail: email,
  landlordPhone: textField(
    { least: 7, most: 40 },
    {
      missing: "Phone number is required",
      short: "Invalid phone number",
      long: "Invalid phone number",
    },
  ),
};

/** Who refers, and which landlord. */
export type Referral = v.InferOutput<v.ObjectSchema<typeof referralFields, undefined>>;

/** Body of `POST /api/referral`. */
export const referralPayload = v.pipe(
  v.strictObject({ ...referralFields, ...tokenFields }),
  v.transform(({ recaptchaToken, recaptchatoken, ...referral }) => ({
    kind: "referral" as const,
    referral,
    humanCheckToken: tokenIn({ recaptchaToken, recaptchatoken }),
  })),
);
