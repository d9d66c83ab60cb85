import type { ViewingTimes } from "./viewing-time-text.ts";
import type { Cover } from "../../listings/listing.ts";

/** `confirmed`: the renter attends. `change-asked`: they want another time, or none. */
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

/** Null if the event is no longer possible. The renter's last reply counts. */
export function getNextBookingState(state: BookingState, event: BookingEvent): BookingState | null {
  return state === "cancelled" ? null : live[event];
}

/** A viewing as its renter sees it. */
export interface BookingView {
  state: BookingState;
  times: ViewingTimes;
  isOver: boolean;
  place: string;
  negotiator: { name: string; phone: string };
  home: {
    id: string;
    name: string;
    area: string;
    outcode: string;
    cover: Cover | null;
    isListed: boolean;
  };
}
