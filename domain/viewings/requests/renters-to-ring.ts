/** A renter without an email address, whom no mail tells of what has changed. */
export interface RenterToRing {
  name: string;
  phone: string;
}

/**
 * What the office is told after a change: whom it has to ring.
 * @param what was not sent, such as `confirmation`
 */
export function sayWhomToRing(what: string, renters: readonly RenterToRing[]): string {
  return renters
    .map(
      ({ name, phone }) =>
        ` ${name} has no email address, so we couldn’t send the ${what}. Call or text ${phone}.`,
    )
    .join("");
}
