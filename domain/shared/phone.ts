/** Spaces, brackets, dots, slashes, dashes of any kind, and the invisible marks of a copied number. */
const separators = /[\s()./\p{Pd}\p{Cf}]/gu;

/**
 * A UK number with its 0, its country code, or both (`+44 (0)7700`). Only 01 and 08 numbers may
 * have nine digits after that.
 */
const ukNumber = /^(?:0|(?:\+|00)?440?)(?:[18]\d{8,9}|[23579]\d{9})$/;

/** Any other country's: its code and the number, fifteen digits together at most (E.164). */
const foreignNumber = /^(?:\+|00)(?!44)[1-9]\d{6,14}$/;

/** Whether a text is a telephone number: one of the UK, or one with its country code. */
export function isPhone(text: string): boolean {
  const number = text.replaceAll(separators, "");
  return ukNumber.test(number) || foreignNumber.test(number);
}
