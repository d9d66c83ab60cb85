/** Whether a person is 18 on a day. Somebody born on 29 February comes of age on 1 March. */
export function isAdultOn(dob: string, day: string): boolean {
  const year = String(Number(dob.slice(0, 4)) + 18).padStart(4, "0");
  return `${year}${dob.slice(4)}` <= day;
}
