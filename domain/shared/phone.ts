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
