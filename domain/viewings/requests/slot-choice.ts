import { getLondonDate, isRealDate } from "../../shared/dates.ts";
import { londonTime } from "../../shared/london-time.ts";
import { isUuid } from "../../shared/uuid.ts";

/** A time with somebody, as a radio button says it. London date and time. */
export interface SlotChoice {
  date: string;
  time: string;
  negotiatorId: number;
  /** The block viewing that has the place. */
  appointmentId: string | null;
}

/** @example formatSlot(time) // "2026-11-21/10:30/3", and a block viewing's id after it */
export function formatSlot({
  startsAt,
  negotiatorId,
  appointmentId,
}: {
  startsAt: Date;
  negotiatorId: number;
  appointmentId: string | null;
}): string {
  return [getLondonDate(startsAt), londonTime(startsAt), negotiatorId, appointmentId]
    .filter((part) => part !== null)
    .join("/");
}

export function parseSlot(text: string): SlotChoice | null {
  const [date = "", time = "", who = "", appointmentId = null, ...rest] = text.split("/");
  const isTime = /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  if (rest.length > 0 || !isRealDate(date) || !isTime || !/^[1-9]\d{0,8}$/.test(who)) return null;
  if (appointmentId !== null && !isUuid(appointmentId)) return null;
  return { date, time, negotiatorId: Number(who), appointmentId };
}
