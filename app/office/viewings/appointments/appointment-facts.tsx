import { formatCount } from "../../../../domain/shared/formats/count.ts";
import { appointmentForms } from "../../../../domain/viewings/diary/diary-forms.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import { Form, href, Link } from "react-router";
import { PersonLink } from "../../people/person-link.tsx";
import { bookingStateNames } from "../../../../domain/viewings/bookings/booking-names.ts";
import { viewingStatusNames } from "../../../../domain/viewings/diary/appointment-status.ts";
import { londonTime } from "../../../../domain/shared/london-time.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Plate } from "../../../ui/plate.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";
import type { OpenAppointment } from "../shown.ts";

export function AppointmentFacts({ shown }: { shown: OpenAppointment }) {
  const { home, listingId, kind, kindName, look, place, negotiator, note, access, alarm } = shown;
  return (
    <OfficeSection title={kindName} look="door">
      <div className="office-section__body stack">
        <p className="line line--tight">
          {home && <Plate area={home.area} outcode={home.outcode} />}
          <span className="badge">{kind === "viewing" ? viewingStatusNames[look] : kindName}</span>
          {home && listingId && (
            <Link to={href("/property/:id", { id: listingId })}>{home.name}</Link>
          )}
        </p>
        <p>
          With {negotiator} at {place}.
        </p>
        {shown.with && (
          <p>
            With <PersonLink id={shown.with.id}>{shown.with.name}</PersonLink>.
          </p>
        )}
        {note && <p>{note}</p>}
        {(access || alarm) && (
          <p className="access">
            <Icon name="key-round" />
            {access} {alarm && `Alarm: ${alarm}`}
          </p>
        )}
        {shown.isTenanted && (
          <p>
            {shown.tenantTold
              ? `The tenant was notified in writing ${shown.tenantTold}.`
              : "The tenant hasn’t had written notice because we don’t have their email address."}
            {shown.tenantConsent && ` Agreed to less notice: ${shown.tenantConsent}.`}
          </p>
        )}
      </div>
    </OfficeSection>
  );
}

export function AttendeeList({ shown, mayChange }: { shown: OpenAppointment; mayChange: boolean }) {
  const { people, block, isOver } = shown;
  return (
    <OfficeSection title="Attendees" count={people.length}>
      <ul className="rows">
        {people.length === 0 && <li>No one has booked yet.</li>}
        {people.map(({ uid, contactId, name, phone, hasEmail, startsAt, state }) => (
          <li key={uid} className="rows__split">
            <div>
              {block?.slotMinutes && <b className="tabular-numbers">{londonTime(startsAt)} </b>}
              <PersonLink id={contactId}>{name}</PersonLink>
              <span className="badge">{bookingStateNames[state]}</span>
              <p className="tiny">
                <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</a>
                {!hasEmail && " · No email: call or text"}
              </p>
            </div>
            {mayChange && block && !isOver && (
              <Form method="post">
                <input type="hidden" name="booking" value={uid} />
                <FormButton form={appointmentForms["cancel-booking"]} look="secondary">
                  Cancel booking<span className="visually-hidden"> for {name}</span>
                </FormButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {block && (
        <p className="office-section__body">
          {block.taken} of {block.places} places are taken
          {block.slotMinutes === null
            ? "."
            : `, in slots of ${formatCount(block.slotMinutes, "minute")}.`}
        </p>
      )}
    </OfficeSection>
  );
}

/** For this home. They are told by mail when a time appears. */
export function WaitingList({ waiting }: Pick<OpenAppointment, "waiting">) {
  return (
    <OfficeSection title="Waiting list" count={waiting.length}>
      <ul className="rows">
        {waiting.map(({ id, name, since, isTold }) => (
          <li key={id}>
            <PersonLink id={id}>{name}</PersonLink>, since {since}
            {isTold && ", told about a free time"}
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}
