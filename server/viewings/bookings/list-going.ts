import type { KnownPerson } from "../../../domain/contacts/applicant.ts";
import { addDays, formatNumericDate, getLondonDate } from "../../../domain/shared/dates.ts";
import type { DiaryHome } from "../../../domain/viewings/diary/diary.ts";
import type { Fit } from "../../../domain/viewings/asks/viewing-fits.ts";

/**
 * What goes out with the booking, in sentences.
 * @param person null for somebody who is typed in, perhaps without an address
 */
export function listGoing(
  person: KnownPerson | null,
  { startsAt }: Fit,
  { viewing }: DiaryHome,
  now: Date,
): string[] {
  const date = getLondonDate(startsAt);
  const before = addDays(date, -1);
  const reminder =
    before > getLondonDate(now) ? `A reminder on ${formatNumericDate(before)}` : null;
  const told =
    person === null
      ? ["A place in the diary", "A calendar entry for the renter, if you give their email"]
      : person.email === null
        ? ["A place in the diary", `No email to ${person.firstname}: ring or text ${person.phone}`]
        : [
            `A calendar entry for ${person.firstname}, and a place in the diary`,
            ...(reminder === null ? [] : [reminder]),
          ];
  return [...told, ...(viewing.isTenanted ? ["The tenant is told in writing"] : [])];
}
