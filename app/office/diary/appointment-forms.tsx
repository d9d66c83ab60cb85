import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../shell/posted-field.tsx";
import type { AppointmentAnswer, OpenAppointment } from "./shown.ts";
import { TimeFields } from "./time-fields.tsx";
import { WhoGoes } from "./who-goes.tsx";

export function MoveForm({ shown, answer }: { shown: OpenAppointment; answer: AppointmentAnswer }) {
  const { place, note, people, isTenanted } = shown;
  const refusal = answer?.refusal;
  const typed = refusal ? answer.fields : {};
  return (
    <OfficeSection title="Move or change it">
      <Form method="post" className="office-section__body stack">
        <When shown={shown} typed={typed} refusal={refusal} />
        <PostedField
          refusal={refusal}
          name="place"
          label="Where"
          defaultValue={typed["place"] ?? place}
        />
        {people.length === 0 && (
          <PostedField
            refusal={refusal}
            name="note"
            label="Note"
            mark="optional"
            defaultValue={typed["note"] ?? note}
          />
        )}
        {isTenanted && (
          <PostedField
            refusal={refusal}
            name="tenantConsent"
            label="How the tenant agreed to less than 24 hours’ notice"
            mark="optional"
            defaultValue={typed["tenantConsent"]}
          />
        )}
        <p>
          {people.length === 0
            ? "No renter is booked in it: no mail goes to one."
            : `${people.map(({ name }) => name).join(", ")} ${people.length === 1 ? "gets" : "get"} a mail with the calendar entry moved.`}
        </p>
        <p>
          <Button type="submit" name="change" value="move">
            {people.length === 0 ? "Change it" : "Move and send"}
          </Button>
        </p>
      </Form>
    </OfficeSection>
  );
}

interface WhenFields {
  shown: OpenAppointment;
  typed: Readonly<Partial<Record<string, string>>>;
  refusal: FormRefusal | undefined;
}

function When({ shown, typed, refusal }: WhenFields) {
  const { date, time, minutes, colleagues, negotiatorId } = shown;
  return (
    <div className="diary-fields">
      <TimeFields refusal={refusal} typed={typed} date={date} time={time} minutes={minutes} />
      <WhoGoes
        name="negotiator"
        people={colleagues}
        chosen={Number(typed["negotiator"] ?? negotiatorId)}
      />
    </div>
  );
}

export function CancelForm({ shown: { people, isTenanted } }: { shown: OpenAppointment }) {
  return (
    <OfficeSection title="Cancel it" look="warn">
      <Form method="post" className="office-section__body stack">
        <Field
          name="reason"
          label="Why"
          mark="optional"
          hint="Stays in the office"
          maxLength={300}
        />
        <p>
          {people.length === 0
            ? "No renter is booked in it: no mail goes to one."
            : "Everybody who is booked gets a mail that takes it out of their calendar."}
          {isTenanted && " The tenant in the home is told, if they were told that somebody comes."}
        </p>
        <p>
          <Button type="submit" look="secondary" name="change" value="cancel">
            {people.length === 0 ? "Cancel it" : "Cancel and send"}
          </Button>
        </p>
      </Form>
    </OfficeSection>
  );
}

export function ReleaseForm() {
  return (
    <OfficeSection title="Held for a quarter of an hour">
      <Form method="post" className="office-section__body">
        <Button type="submit" look="secondary" name="change" value="release">
          Free the time again
        </Button>
      </Form>
    </OfficeSection>
  );
}
