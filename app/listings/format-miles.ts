/** Miles with one decimal, `0.3` (renter specification, section 9). */
export function formatMiles(metres: number): string {
  return (metres * 0.000621371).toFixed(1);
}
