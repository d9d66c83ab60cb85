import { formatDuration } from "../../../domain/shared/formats/duration.ts";
import { href, Link } from "react-router";
import type { BookingState } from "../../../domain/viewings/bookings/booking.ts";
import { bookingStateNames } from "../../../domain/viewings/bookings/booking-names.ts";
import { Plate } from "../../ui/plate.tsx";
import { PersonLink } from "../people/person-link.tsx";
import { OfficeSection } from "../shell/office-section.tsx";

interface ViewingView {
  id: string;
  time: string;
  minutes: number;
  isOver: boolean;
  state: BookingState;
  place: string;
  negotiator: string;
  home: { name: string; area: string; outcode: string };
  renter: { id: string; firstname: string; lastname: string; phone: string };
}

export function ViewingsToday({
  viewings,
  whose,
}: {
  viewings: readonly ViewingView[];
  whose: "mine" | "office";
}) {
  return (
    <OfficeSection
      title={whose === "mine" ? "Your viewings today" : "Today’s viewings"}
      count={viewings.length}
      look="door"
      tools={
        <>
          {whose === "mine" && <Link to={href("/office/run-sheet")}>My day</Link>}
          <Link to={href("/office/diary")}>Diary</Link>
        </>
      }
    >
      <ol className="rows">
        {viewings.length === 0 && <li>No viewings today.</li>}
        {viewings.map((viewing) => (
          <li
            key={viewing.id}
            className={viewing.isOver ? "today-stop today-stop--over" : "today-stop"}
          >
            <div className="today-stop__time">
              {viewing.time}
              <span className="tiny">{formatDuration(viewing.minutes)}</span>
            </div>
            <div>
              <p className="line today-stop__plate">
                <Plate area={viewing.home.area} outcode={viewing.home.outcode} />
                <span className="badge">{bookingStateNames[viewing.state]}</span>
              </p>
              <p>
                <b>{viewing.home.name}</b>
              </p>
              <p>
                <PersonLink id={viewing.renter.id}>
                  {viewing.renter.firstname} {viewing.renter.lastname}
                </PersonLink>
                , with {viewing.negotiator}
              </p>
              <p className="tiny">{viewing.place}</p>
              <p>
                <a href={`tel:${viewing.renter.phone.replaceAll(/[^\d+]/g, "")}`}>
                  Call {viewing.renter.phone}
                </a>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </OfficeSection>
  );
}
