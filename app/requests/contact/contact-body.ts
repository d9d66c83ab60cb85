type Answers = Record<"firstname" | "lastname" | "phone" | "email" | "body", string>;

/** Body of `POST /api/contactus`; an empty e-mail is left out (landlord specification, section 5). */
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
