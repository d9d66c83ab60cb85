import * as v from "valibot";

const token = v.optional(v.pipe(v.string(), v.maxLength(8000)));

/** Both spellings of the human-check token. Write requests accept either, in both places. */
export const tokenFields = { recaptchaToken: token, recaptchatoken: token };

type Tokens = Partial<Record<keyof typeof tokenFields, string | undefined>>;

export function getToken(...places: Tokens[]): string | null {
  const tokens = places.flatMap(({ recaptchaToken, recaptchatoken }) => [
    recaptchaToken,
    recaptchatoken,
  ]);
  return tokens.find(Boolean) ?? null;
}

export function stripToken<Place extends Tokens>(
  place: Place,
): Omit<Place, keyof typeof tokenFields> {
  const { recaptchaToken: _, recaptchatoken: __, ...rest } = place;
  return rest;
}
