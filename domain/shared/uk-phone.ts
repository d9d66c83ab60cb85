/**
 * Renter specification, section 5: optional plus, 10 to 12 digits, the first optionally in
 * brackets, and a dash, space or dot between any two. Ignores `(0)` after the country code.
 */
export function isUkPhone(phone: string): boolean {
  const written = phone.trim().replace(/^(\+\d\d ?)\(0\)/, "$1");
  const digits = written.replaceAll(/\D/g, "").length;
  return /^\+?(\(\d{2,5}\)|\d)([-. ]?\d)+$/.test(written) && digits >= 10 && digits <= 12;
}
