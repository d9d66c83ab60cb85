import * as v from "valibot";

const token = v.optional(v.pipe(v.string(), v.maxLength(8000)));

/** Both spellings of the human check's token; every write call reads both, in both its places. */
export const tokenFields = { recaptchaToken: token, recaptchatoken: token };

type Tokens = Partial<Record<keyof typeof tokenFields, string | undefined>>;

/** The first token among the places where a call may carry one, null where none does. */
export function getToken(...places: Tokens[]): string | null {
  const tokens = places.flatMap(({ recaptchaToken, recaptchatoken }) => [
    recaptchaToken,
    recaptchatoken,
  ]);
  return tokens.find(Boolean) ?? null;
}

/** What is left of a place once the token is taken out. */
export function stripToken<Place extends Tokens>(
  place: Place,
): Omit<Place, keyof typeof tokenFields> {
  const { recaptchaToken: _, recaptchatoken: __, ...rest } = place;
  return rest;
}
