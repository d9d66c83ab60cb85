/**
 * Whether a phone is written the UK's way: an optional plus and 10 to 12 digits, of which the first
 * may stand in brackets, with a dash, space or dot between any two (renter specification, section 5).
 * A `(0)` after the country's code counts for nothing.
 */
export function isUkPhone(phone: string): boolean {
  const written = phone.trim().replace(/^(\+\d\d ?)\(0\)/, "$1");
  const digits = written.replaceAll(/\D/g, "").length;
  return /^\+?(\(\d{2,5}\)|\d)([-. ]?\d)+$/.test(written) && digits >= 10 && digits <= 12;
}
