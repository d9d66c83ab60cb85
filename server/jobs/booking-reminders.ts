import type { House } from "../house.ts";
import { remindOfBookings } from "../use-cases/remind-of-bookings.ts";
import { type RepeatingJob, startRepeatingJob } from "./repeating-job.ts";

/** Looks every few minutes whether viewings of tomorrow are to be reminded of. */
export function startBookingReminders(house: House, everyMs = 5 * 60_000): RepeatingJob {
  return startRepeatingJob({
    name: "booking reminders",
    everyMs,
    log: house.log,
    metrics: house.metrics,
    run: (stopping) => remindOfBookings(house, stopping),
  });
}
