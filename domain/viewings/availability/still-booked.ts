import { formatCount, choosePlural } from "../../shared/formats/count.ts";
import { type AppointmentKind, appointmentKindNames } from "../appointments/appointment.ts";
import { formatShortMoment } from "../../shared/formats/short-date.ts";

/** What still stands where it can't stay, until somebody moves or cancels it. */
export interface StillBooked {
  id: string;
  title: string;
  when: string;
}

export interface StillBookedList {
  appointments: StillBooked[];
  /** How many others, not of the reader's branch. */
  elsewhere: number;
}

interface Booked {
  id: string;
  kind: AppointmentKind;
  home: string | null;
  place: string;
  startsAt: Date;
}

export function toStillBooked({ id, kind, home, place, startsAt }: Booked, now: Date): StillBooked {
  return {
    id,
    title: `${appointmentKindNames[kind]}, ${home ?? place}`,
    when: formatShortMoment(startsAt, now),
  };
}

/** Empty if there is nothing. @example askToMove(2, "in this time off") // "2 appointments are in this time off. Move or cancel them." */
export function askToMove(count: number, where: string): string {
  if (count === 0) return "";
  const verb = choosePlural(count, "is", "are");
  return `${formatCount(count, "appointment")} ${verb} ${where}. Move or cancel ${choosePlural(count, "it", "them")}.`;
}
