import {
  appointmentKindNames,
  type ViewingOutcome,
} from "../../../domain/viewings/appointments/appointment.ts";
import { isBlock, listSlots } from "../../../domain/viewings/diary/block-viewing.ts";
import {
  bookingStateNames,
  viewingOutcomeNames,
} from "../../../domain/viewings/bookings/booking-names.ts";
import type { BookingState } from "../../../domain/viewings/bookings/booking.ts";
import { findAppointmentStatus } from "../../../domain/viewings/diary/appointment-status.ts";
import type { listAppointments } from "./list-appointments.ts";

type AppointmentRow = Awaited<ReturnType<typeof listAppointments>>[number];

/** A row of the diary in the words of its page. */
export function showDiaryRow(
  { appointment, negotiator, home, at, bookings }: AppointmentRow,
  now: Date,
) {
  const { id, kind, listingId, place, startsAt, endsAt, note, state, places, slotMinutes } =
    appointment;
  const people = bookings.map(({ contact, ...booking }) => ({
    ...booking,
    contactId: contact.id,
    name: `${contact.firstname} ${contact.lastname}`,
    phone: contact.phone,
    hasEmail: contact.hasEmail,
  }));
  const block = isBlock(appointment)
    ? { places: places * listSlots(appointment).length, taken: people.length, slotMinutes }
    : null;
  return {
    id,
    kind,
    kindName:
      block === null
        ? appointmentKindNames[kind]
        : slotMinutes === null
          ? "Open house"
          : "Block viewing",
    listingId,
    place,
    startsAt,
    endsAt,
    note,
    state,
    negotiatorId: negotiator.id,
    negotiator: negotiator.name,
    home: home && { name: home.name, area: home.area, outcode: home.outcode },
    at,
    people,
    block,
    look: findAppointmentStatus(appointment, bookings, now),
    title: home?.name ?? (place || appointmentKindNames[kind]),
    detail: describeDetail({ kind, note, people, block, state, isOver: endsAt <= now }),
  };
}

function describeDetail({
  kind,
  note,
  people,
  block,
  state,
  isOver,
}: Pick<AppointmentRow["appointment"], "kind" | "note" | "state"> & {
  people: readonly { name: string; state: BookingState; outcome: ViewingOutcome | null }[];
  block: { places: number; taken: number } | null;
  isOver: boolean;
}): string {
  if (state === "held") return "On hold";
  if (block) return `${block.taken} of ${block.places} places taken`;
  const [first] = people;
  if (!first) return [appointmentKindNames[kind], note].filter(Boolean).join(", ");
  if (isOver)
    return `${first.name}, ${first.outcome ? viewingOutcomeNames[first.outcome].toLowerCase() : "feedback due"}`;
  return first.state === "confirmed"
    ? first.name
    : `${first.name}, ${bookingStateNames[first.state].toLowerCase()}`;
}
