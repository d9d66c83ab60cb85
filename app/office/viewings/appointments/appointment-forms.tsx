import { appointmentForms } from "../../../../domain/viewings/diary/diary-forms.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import { Form } from "react-router";
import { Field } from "../../../ui/field.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../../shell/form/posted-field.tsx";
import { PhoneText } from "../../shell/phone-text.tsx";
import { AnywayNote } from "../anyway-note.tsx";
import type { AppointmentAnswer, OpenAppointment } from "../shown.ts";
import { TimeFields } from "./time-fields.tsx";
import { WhoGoes } from "./who-goes.tsx";

export function MoveForm({ shown, answer }: { shown: OpenAppointment; answer: AppointmentAnswer }) {
  const { place, note, people, isTenanted } = shown;
  const told = listTold(shown);
  const refusal = answer?.refusal;
  const typed = refusal ? answer.fields : {};
  return (
    <OfficeSection title="Move or change it">
      <Form method="post" className="office-section__body stack">
        <AnywayNote refusal={refusal} />
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
          {told.length === 0
            ? "Nobody is told by mail."
            : `${told.join(", ")} ${told.length === 1 ? "gets" : "get"} a mail, if the time, the place or who goes is another.`}
          <PhoneText>{sayWhoIsRung(shown)}</PhoneText>
        </p>
        <p>
          <FormButton form={appointmentForms.move} size="usual">
            {nameMove(told.length > 0, refusal?.anyway !== undefined)}
          </FormButton>
        </p>
      </Form>
    </OfficeSection>
  );
}

function nameMove(sends: boolean, isWarned: boolean): string {
  if (isWarned) return sends ? "Move and send anyway" : "Change it anyway";
  return sends ? "Move and send" : "Change it";
}

interface WhenFields {
  shown: OpenAppointment;
  typed: Readonly<Partial<Record<string, string>>>;
  refusal: FormRefusal | undefined;
}

function When({ shown, typed, refusal }: WhenFields) {
  const { date, time, minutes, colleagues, negotiatorId } = shown;
  return (
    <div className="fields">
      <TimeFields refusal={refusal} typed={typed} date={date} time={time} minutes={minutes} />
      <WhoGoes
        name="negotiator"
        people={colleagues}
        chosen={Number(typed["negotiator"] ?? negotiatorId)}
      />
    </div>
  );
}

export function CancelForm({ shown }: { shown: OpenAppointment }) {
  const told = listTold(shown);
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
          {told.length === 0
            ? "Nobody is told by mail."
            : `${told.join(", ")} ${told.length === 1 ? "gets" : "get"} a mail.`}
          <PhoneText>{sayWhoIsRung(shown)}</PhoneText>
          {shown.isTenanted &&
            " The tenant in the home is told, if they were told that somebody comes."}
        </p>
        <p>
          <FormButton form={appointmentForms.cancel} look="secondary" size="usual">
            {told.length === 0 ? "Cancel it" : "Cancel and send"}
          </FormButton>
        </p>
      </Form>
    </OfficeSection>
  );
}

/** Who is told of a change by mail: renters who are booked, or whoever it is with. */
function listTold(shown: OpenAppointment): string[] {
  return listConcerned(shown)
    .filter(({ hasEmail }) => hasEmail)
    .map(({ name }) => name);
}

/** Who has no email address. */
function sayWhoIsRung(shown: OpenAppointment): string {
  return listConcerned(shown)
    .filter(({ hasEmail }) => !hasEmail)
    .map(({ name, phone }) => ` ${name} has no email: ring or text ${phone}.`)
    .join("");
}

function listConcerned({ people, kind, with: person }: OpenAppointment) {
  if (people.length > 0) return people;
  return person === null || kind === "other" ? [] : [person];
}

export function ReleaseForm() {
  return (
    <OfficeSection title="Held for a quarter of an hour">
      <Form method="post" className="office-section__body">
        <FormButton form={appointmentForms.release} look="secondary" size="usual">
          Free the time again
        </FormButton>
      </Form>
    </OfficeSection>
  );
}
