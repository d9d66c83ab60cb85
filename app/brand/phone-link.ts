/** Formats `020 7946 0147` as `tel:+442079460147`. */
export function buildPhoneLink(number: string): string {
  return `tel:${number.replaceAll(/\D/g, "").replace(/^0/, "+44")}`;
}
