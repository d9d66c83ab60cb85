import { expect, test } from "vitest";
import {
  getNextBookingState,
  type BookingEvent,
  type BookingState,
  bookingStates,
} from "./booking.ts";

const next = {
  confirm: "confirmed",
  "ask-change": "change-asked",
  move: "booked",
  cancel: "cancelled",
} as const satisfies Record<BookingEvent, BookingState>;
const nothing = { confirm: null, "ask-change": null, move: null, cancel: null };

const table = {
  booked: next,
  confirmed: next,
  "change-asked": next,
  cancelled: nothing,
} as const satisfies Record<BookingState, Record<BookingEvent, BookingState | null>>;

const events = ["confirm", "ask-change", "move", "cancel"] as const;
const steps = bookingStates.flatMap((state) =>
  events.map((event) => [state, event, table[state][event]] as const),
);

test.each(steps)("%s, then %s: %s", (state, event, after) => {
  expect(getNextBookingState(state, event)).toBe(after);
});
