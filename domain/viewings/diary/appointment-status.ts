import type {
  AppointmentKind,
  AppointmentState,
  ViewingOutcome,
} from "../appointments/appointment.ts";
import { type BlockViewing, isBlock } from "./block-viewing.ts";
import type { BookingState } from "../bookings/booking.ts";

/** The beam over an appointment tells what it waits for. */
export type AppointmentStatus = "confirmed" | "waits" | "due" | "own" | "block" | "held" | "past";

interface LookedAt extends Pick<BlockViewing, "endsAt" | "places" | "slotMinutes"> {
  kind: AppointmentKind;
  state: AppointmentState;
}

/** @param booked who comes, of a viewing */
export function findAppointmentStatus(
  appointment: LookedAt,
  booked: readonly { state: BookingState; outcome: ViewingOutcome | null }[],
  now: Date,
): AppointmentStatus {
  const { kind, state, endsAt } = appointment;
  if (state === "held") return "held";
  if (endsAt <= now) return booked.some(({ outcome }) => outcome === null) ? "due" : "past";
  if (kind === "valuation") return "due";
  if (kind !== "viewing") return "own";
  if (isBlock(appointment)) return "block";
  return booked.every((one) => one.state === "confirmed") ? "confirmed" : "waits";
}

/** In the words of a viewing: other work has the name of its kind. */
export const viewingStatusNames: Record<AppointmentStatus, string> = {
  confirmed: "Confirmed",
  waits: "Unconfirmed",
  due: "Feedback due",
  own: "Own",
  block: "Block viewing",
  held: "Held",
  past: "Past",
};
