/**
 * Whether somebody is 18 or over on a day: who was born on 29 February is from 1 March.
 * @param dob date of birth; this and the day `YYYY-MM-DD`
 */
export function isAdultOn(dob: string, day: string): boolean {
  const year = String(Number(dob.slice(0, 4)) + 18).padStart(4, "0");
  return `${year}${dob.slice(4)}` <= day;
}
