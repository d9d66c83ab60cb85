import { tick } from "./fields.ts";
import { emailField } from "./text-fields.ts";

/** An address that a colleague types for somebody, and not they themselves. */
export const typedAddress = emailField({
  missing: "Enter an email address",
  invalid: "Enter a full email address, such as name@example.com",
});

/** From then on it opens their page to whoever reads it. */
export const addressConfirmed = tick("They gave us this address themselves");
