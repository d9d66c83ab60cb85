/**
 * A number for the screen, rounded to a whole one: `4,214`. Not by `Intl`, whose first formatter costs
 * a telephone some 60 ms, while the page is to answer a finger.
 */
export function formatInteger(amount: number): string {
  const whole = Math.round(amount);
  const digits = String(Math.abs(whole));
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) {
    groups.unshift(digits.slice(Math.max(0, end - 3), end));
  }
  return (whole < 0 ? "-" : "") + groups.join(",");
}
