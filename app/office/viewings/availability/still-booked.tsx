import { href, Link } from "react-router";
import { formatCount } from "../../../../domain/shared/formats/count.ts";
import type { StillBooked as Booked } from "../../../../domain/viewings/availability/still-booked.ts";

/** What stands where it can't stay, until somebody moves or cancels it. */
export function StillBooked({
  appointments,
  elsewhere,
  mayEdit,
}: {
  appointments: readonly Booked[];
  /** How many others, not of the reader's branch. */
  elsewhere: number;
  mayEdit: boolean;
}) {
  return (
    <>
      {appointments.map(({ id, title, when }) => (
        <p key={id}>
          {when}: {title}.{" "}
          <Link to={href("/office/diary/:id", { id })}>
            {mayEdit ? "Move" : "Open"}
            <span className="visually-hidden">
              {" "}
              {title}, {when}
            </span>
          </Link>
        </p>
      ))}
      {elsewhere > 0 && <p>{formatCount(elsewhere, "appointment")} at other branches.</p>}
    </>
  );
}
