import { OfficeSection } from "../shell/office-section.tsx";
import type { StillBookedList } from "../../../domain/viewings/availability/still-booked.ts";
import { StillBooked } from "../viewings/availability/still-booked.tsx";

/** What is booked when nobody is there any more. */
export function OutsideHours({
  outside: { appointments, elsewhere },
  mayEdit,
}: {
  outside: StillBookedList;
  mayEdit: boolean;
}) {
  const count = appointments.length + elsewhere;
  if (count === 0) return null;
  return (
    <OfficeSection title="Booked outside these hours" count={count}>
      <div className="office-section__body stack tabular-numbers">
        <StillBooked appointments={appointments} elsewhere={elsewhere} mayEdit={mayEdit} />
      </div>
    </OfficeSection>
  );
}
