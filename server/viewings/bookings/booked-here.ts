import { and, asc, eq, gt, inArray, ne } from "drizzle-orm";
import { formatShortMoment } from "../../../domain/shared/formats/short-date.ts";
import { addRead, hasRead } from "../../../domain/viewings/diary/warnings.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { listPersonContactIds } from "../../contacts/person-contacts.ts";
import { formatName } from "../../conversations/open-conversation.ts";
import type { Queryable } from "../../platform/database/client.ts";
import type { Refused } from "../../platform/submissions/outcome.ts";
import { bookings } from "./booking-tables.ts";

interface Whose {
  contactId: string;
  listingId: string;
}

/** The next viewing that a person has ahead in a home, as any of the contacts joined to them. */
export async function findBookedHere(db: Queryable, { contactId, listingId }: Whose, now: Date) {
  const [ahead] = await db
    .select({
      uid: bookings.calendarUid,
      appointmentId: bookings.appointmentId,
      startsAt: bookings.startsAt,
      firstname: contacts.firstname,
      lastname: contacts.lastname,
    })
    .from(bookings)
    .innerJoin(contacts, eq(contacts.id, bookings.contactId))
    .where(
      and(
        inArray(bookings.contactId, await listPersonContactIds(db, [contactId])),
        eq(bookings.listingId, listingId),
        ne(bookings.state, "cancelled"),
        gt(bookings.endsAt, now),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(1);
  if (!ahead) return null;
  const { uid, appointmentId, startsAt, ...person } = ahead;
  const text = `${formatName(person)} already has a viewing of this property booked for ${formatShortMoment(startsAt, now)}.`;
  return { uid, appointmentId, text };
}

export type BookedHere = Pick<
  NonNullable<Awaited<ReturnType<typeof findBookedHere>>>,
  "appointmentId" | "text"
>;

/** What a page says of it. Null for nobody known, or nothing ahead. */
export async function showBookedHere(
  db: Queryable,
  { contactId, listingId }: { [name in keyof Whose]: string | null },
  now: Date,
): Promise<BookedHere | null> {
  if (contactId === null || listingId === null) return null;
  const ahead = await findBookedHere(db, { contactId, listingId }, now);
  return ahead && { appointmentId: ahead.appointmentId, text: ahead.text };
}

/**
 * Asks staff once before somebody has a second viewing of a home ahead. Call it with the home
 * locked: who books them at the same moment is then asked, too.
 * @param anyway what was sent again
 */
export async function warnOfSecond(
  db: Queryable,
  whose: Whose,
  anyway: string,
  now: Date,
): Promise<Refused | null> {
  const ahead = await findBookedHere(db, whose, now);
  if (ahead === null) return null;
  const warned = `booked/${ahead.uid}`;
  if (hasRead(anyway, warned)) return null;
  return {
    ok: false,
    refusal: {
      title: "Already booked for this property",
      detail: ahead.text,
      anyway: addRead(anyway, warned),
    },
  };
}
