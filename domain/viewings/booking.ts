import type { ViewingTimes } from "./booking-time.ts";
import type { Cover } from "../listings/listing.ts";

/**
 * `booked`: waits for the renter's word. `confirmed`: they attend. `change-asked`: they want
 * another time, or none. `cancelled`: it does not take place. Whether a viewing is over its time
 * says.
 */
export const bookingStates = ["booked", "confirmed", "change-asked", "cancelled"] as const;
export type BookingState = (typeof bookingStates)[number];

/** `confirm` and `ask-change` come from the renter, `move` and `cancel` from the agency. */
export type BookingEvent = "confirm" | "ask-change" | "move" | "cancel";

const live: Record<BookingEvent, BookingState> = {
  confirm: "confirmed",
  "ask-change": "change-asked",
  move: "booked",
  cancel: "cancelled",
};

/** The state that follows; null where the event can't happen any more. The renter's last word stands. */
export function getNextBookingState(state: BookingState, event: BookingEvent): BookingState | null {
  return state === "cancelled" ? null : live[event];
}

/** What the renter's page shows of a booking: nothing about themselves. */
export interface BookingView {
  id: string;
  state: BookingState;
  times: ViewingTimes;
  /** Whether it has ended. */
  isOver: boolean;
  /** Where to meet. */
  place: string;
  /** Who will be there. */
  negotiator: { name: string; phone: string };
  home: {
    id: string;
    name: string;
    area: string;
    outcode: string;
    cover: Cover | null;
    /** Whether it still has a page of its own. */
    isListed: boolean;
  };
}
