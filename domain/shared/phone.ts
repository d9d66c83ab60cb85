/** Spaces, brackets, dots, slashes, any dashes, and invisible characters in copied numbers. */
const separators = /[\s()./\p{Pd}\p{Cf}]/gu;

/** 0, country code or both (`+44 (0)7700`). Only 01 and 08 numbers may be a digit shorter. */
const ukNumber = /^(?:0|(?:\+|00)?440?)(?:[18]\d{8,9}|[23579]\d{9})$/;

/** Any other country code and number, fifteen digits at most in total (E.164). */
const foreignNumber = /^(?:\+|00)(?!44)[1-9]\d{6,14}$/;

export function isPhone(text: string): boolean {
  const number = text.replaceAll(separators, "");
  return ukNumber.test(number) || foreignNumber.test(number);
}

/**
 * Renter specification, section 5: optional plus, 10 to 12 digits, the first optionally in
 * brackets, and a dash, space or dot between any two. Ignores `(0)` after the country code.
 */
export function isUkPhone(phone: string): boolean {
  const written = phone.trim().replace(/^(\+\d\d ?)\(0\)/, "$1");
  const digits = written.replaceAll(/\D/g, "").length;
  return /^\+?(\(\d{2,5}\)|\d)([-. ]?\d)+$/.test(written) && digits >= 10 && digits <= 12;
}
