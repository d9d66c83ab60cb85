import { useState } from "react";
import { href } from "react-router";
import { BookingDialog } from "../diary/booking-dialog.tsx";
import { BookingLink } from "../diary/booking-link.tsx";
import type { ShownConversation } from "./shown.ts";

/** When the home can be viewed next, to be booked while one talks. */
export function FreeTimes({ times }: { times: ShownConversation["freeTimes"] }) {
  const [booking, setBooking] = useState<string | null>(null);
  if (times.length === 0) return null;
  return (
    <>
      <ul className="card__times" aria-label="Next free times">
        {times.map(({ slot, time, who, book }) => (
          <li key={slot}>
            <b className="tabular-numbers">{time}</b>
            <span>{who}</span>
            <BookingLink
              look="secondary"
              to={href("/office/diary/book") + book}
              onBook={setBooking}
            >
              Book<span className="visually-hidden"> {time}</span>
            </BookingLink>
          </li>
        ))}
      </ul>
      {booking !== null && <BookingDialog to={booking} onClose={() => setBooking(null)} />}
    </>
  );
}
