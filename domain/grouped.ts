/**
 * A number for the screen, rounded to a whole one: `4,214`. Not by `Intl`, whose first formatter costs
 * a telephone some 60 ms, while the page is to answer a finger.
 */
export function grouped(amount: number): string {
  return String(Math.round(amount)).replaceAll(/\B(?=(\d{3})+$)/g, ",");
}
