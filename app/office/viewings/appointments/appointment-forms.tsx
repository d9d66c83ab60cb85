import { appointmentForms } from "../../../../domain/viewings/diary/diary-forms.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import { Form } from "react-router";
import { useAnswerTo } from "../../shell/form/office-answer.ts";
import { OfficeField } from "../../shell/form/office-field.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";
import { PhoneText } from "../../shell/phone-text.tsx";
import { AnywayNote } from "../anyway-note.tsx";
import { FreeTimesInstead } from "../free-times-instead.tsx";
import type { OpenAppointment } from "../shown.ts";
import { toOptions } from "./negotiator-options.ts";

const { fields } = appointmentForms.move;

export function MoveForm({ shown }: { shown: OpenAppointment }) {
  const { date, time, minutes, colleagues, negotiatorId, place, note, people, isTenanted } = shown;
  const told = listTold(shown);
  const { refusal } = useAnswerTo("move");
  return (
    <OfficeSection title="Change appointment">
      <Form method="post" className="office-section__body stack">
        <AnywayNote refusal={refusal} />
        <FreeTimesInstead form={appointmentForms.move} refusal={refusal} verb="Move to" />
        <div className="fields">
          <OfficeField form="move" name="date" field={fields.date} value={date} />
          <OfficeField form="move" name="time" field={fields.time} value={time} />
          <OfficeField form="move" name="minutes" field={fields.minutes} value={String(minutes)} />
          <OfficeField
            form="move"
            name="negotiator"
            field={fields.negotiator}
            options={toOptions(colleagues)}
            value={String(negotiatorId)}
          />
        </div>
        <OfficeField form="move" name="place" field={fields.place} value={place} />
        {people.length === 0 && (
          <OfficeField form="move" name="note" field={fields.note} value={note} />
        )}
        {isTenanted && (
          <OfficeField form="move" name="tenantConsent" field={fields.tenantConsent} />
        )}
        <p>
          {told.length === 0
            ? "We won’t email anyone."
            : `${told.join(", ")} will get an email if the time, place or negotiator changes.`}
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
  if (isWarned) return sends ? "Move and email anyway" : "Change anyway";
  return sends ? "Save and email" : "Save changes";
}

export function CancelForm({ shown }: { shown: OpenAppointment }) {
  const told = listTold(shown);
  return (
    <OfficeSection title="Cancel appointment" look="warn">
      <Form method="post" className="office-section__body stack">
        <OfficeField form="cancel" name="reason" field={appointmentForms.cancel.fields.reason} />
        <p>
          {told.length === 0 ? "We won’t email anyone." : `${told.join(", ")} will get an email.`}
          <PhoneText>{sayWhoIsRung(shown)}</PhoneText>
          {shown.isTenanted && " We’ll tell the current tenant if we told them about this visit."}
        </p>
        <p>
          <FormButton form={appointmentForms.cancel} look="secondary" size="usual">
            {told.length === 0 ? "Cancel appointment" : "Cancel appointment and email"}
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
    .map(({ name, phone }) => ` ${name} has no email. Call or text ${phone}.`)
    .join("");
}

function listConcerned({ people, kind, with: person }: OpenAppointment) {
  if (people.length > 0) return people;
  return person === null || kind === "other" ? [] : [person];
}

export function ReleaseForm() {
  return (
    <OfficeSection title="Held for 15 minutes">
      <Form method="post" className="office-section__body">
        <FormButton form={appointmentForms.release} look="secondary" size="usual">
          Release this time
        </FormButton>
      </Form>
    </OfficeSection>
  );
}
