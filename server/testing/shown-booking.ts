import type { BookingView } from "../../domain/viewings/bookings/booking.ts";

const booking: BookingView = {
  state: "booked",
  times: { day: "Thursday 03/12/2026", from: "18:00", to: "18:30" },
  isOver: false,
  place: "Flat 3, 24 Loriner Street, London E2 7ZZ",
  negotiator: { name: "Imogen Achebe", phone: "020 7946 0183" },
  home: {
    id: "p00000000001",
    name: "Loriner Street",
    area: "Shoreditch",
    outcode: "E2",
    cover: null,
    isListed: true,
  },
};

/** A viewing as its renter's pages show it, with the secret of their link. */
export const shownBooking = { secret: "0123456789abcdef01234567", booking };
