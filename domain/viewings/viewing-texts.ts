import { linesField, textField } from "../shared/fields/text-fields.ts";

const long = (most: number) => `Enter at most ${most} characters`;
const line = (most: number) => textField({ min: 0, max: most }, { missing: "", long: long(most) });

/** What the office types beside a viewing, in whichever of its forms. */
export const viewingTexts = {
  place: line(200),
  note: line(2000),
  /** How the tenant in the home agreed to less than a day's notice. */
  tenantConsent: line(300),
  /** Why a home is shown that is let agreed. */
  despiteLetAgreed: line(300),
  /** Why it is cancelled. */
  reason: line(300),
  /** For the mail to the renter. */
  words: linesField({ min: 0, max: 1000 }, { missing: "", long: long(1000) }),
};
