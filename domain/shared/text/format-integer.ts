/** Avoids `Intl`, whose first formatter takes a phone about 60 ms and would delay interaction. */
export function formatInteger(amount: number): string {
  const whole = Math.round(amount);
  const digits = String(Math.abs(whole));
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) {
    groups.unshift(digits.slice(Math.max(0, end - 3), end));
  }
  return (whole < 0 ? "-" : "") + groups.join(",");
}
