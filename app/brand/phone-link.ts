/** Formats `020 7946 0147` as `tel:+442079460147`, and keeps what has its country code. */
export function buildPhoneLink(number: string): string {
  return `tel:${number
    .replace("(0)", "")
    .replaceAll(/[^\d+]/g, "")
    .replace(/^0/, "+44")}`;
}
