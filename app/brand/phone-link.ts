/**
 * A British number as shown, `020 7946 0147`, as a link that dials it.
 * @example phoneLink("020 7946 0147") // "tel:+442079460147"
 */
export function buildPhoneLink(number: string): string {
  return `tel:${number.replaceAll(/\D/g, "").replace(/^0/, "+44")}`;
}
