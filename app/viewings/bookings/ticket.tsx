import type { BookingView } from "../../../domain/viewings/bookings/booking.ts";
import { formatViewingTimes } from "../../../domain/viewings/bookings/viewing-time-text.ts";
import { buildPhoneLink } from "../../brand/phone-link.ts";
import { HomeCover } from "../../ui/home-cover.tsx";
import { Plate } from "../../ui/plate.tsx";

/** What is viewed, when, where and with whom. */
export function Ticket({ booking: { home, times, place, negotiator } }: { booking: BookingView }) {
  return (
    <div className="ticket">
      <HomeCover home={home} sizes="11rem" />
      <div>
        <Plate area={home.area} outcode={home.outcode} />
        <p className="heading-3 display">{home.name}</p>
        <p className="muted">
          {formatViewingTimes(times)}
          <br />
          {place}
          <br />
          With {negotiator.name}, on the day{" "}
          <a className="nowrap" href={buildPhoneLink(negotiator.phone)}>
            {negotiator.phone}
          </a>
        </p>
      </div>
    </div>
  );
}
