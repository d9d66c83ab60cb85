type Answers = Record<"firstname" | "lastname" | "phone" | "email" | "body", string>;

/** Omits an empty email (landlord specification, section 5). */
export function buildContactBody(
  { firstname, lastname, phone, email, body }: Answers,
  recaptchaToken: string,
): object {
  return {
    contact: { firstname, lastname, phone, ...(email !== "" && { email }) },
    body,
    recaptchaToken,
  };
}
