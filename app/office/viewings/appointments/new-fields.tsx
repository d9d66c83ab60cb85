import {
  appointmentKindNames,
  appointmentKinds,
} from "../../../../domain/viewings/appointments/appointment.ts";
import type { Choice } from "../../../../domain/shared/fields/choice.ts";
import { newAppointmentForms } from "../../../../domain/viewings/appointments/new-appointment-forms.ts";
import { useAnswerTo } from "../../shell/form/office-answer.ts";
import { OfficeField } from "../../shell/form/office-field.tsx";
import { PostedField } from "../../shell/form/posted-field.tsx";
import { TimeFields } from "./time-fields.tsx";
import { WhoGoes } from "./who-goes.tsx";

interface Fields {
  day: string;
  time: string;
  who: number | undefined;
  kind: string;
  home: Choice | null;
  people: readonly { id: number; name: string }[];
}

export function NewFields(props: Fields) {
  const { day, time, who, kind, home, people } = props;
  const { refusal, typed = {} } = useAnswerTo("book");
  const { listingId, withContact } = newAppointmentForms.book.fields;
  const chosen = typed["negotiatorId"] ? Number(typed["negotiatorId"]) : who;
  return (
    <>
      <Kinds chosen={typed["kind"] ?? kind} />
      <div className="fields">
        <TimeFields refusal={refusal} typed={typed} date={day} time={time} minutes={60} />
        <WhoGoes name="negotiatorId" people={people} chosen={chosen} />
      </div>
      <OfficeField form="book" name="listingId" field={listingId} chosen={home} />
      <PostedField
        refusal={refusal}
        name="place"
        label="Where"
        mark="optional"
        hint="Empty for the home’s own address"
        defaultValue={typed["place"]}
      />
      <OfficeField form="book" name="withContact" field={withContact} />
      <PostedField
        refusal={refusal}
        name="note"
        label="Note"
        mark="optional"
        defaultValue={typed["note"]}
      />
      <Block refusal={refusal} typed={typed} />
    </>
  );
}

function Kinds({ chosen }: { chosen: string }) {
  return (
    <fieldset className="choice-line kinds">
      <legend>What</legend>
      {appointmentKinds.map((kind) => (
        <label key={kind}>
          <input type="radio" name="kind" value={kind} defaultChecked={kind === chosen} />{" "}
          {kind === "viewing" ? "Block viewing or open house" : appointmentKindNames[kind]}
        </label>
      ))}
    </fieldset>
  );
}

/** Only asked of a viewing for several. */
function Block({
  refusal,
  typed,
}: Pick<ReturnType<typeof useAnswerTo>, "refusal"> & { typed: Partial<Record<string, string>> }) {
  return (
    <fieldset className="block-fields">
      <legend>For a block viewing</legend>
      <div className="fields">
        <PostedField
          refusal={refusal}
          name="places"
          label="Parties at one time"
          inputMode="numeric"
          defaultValue={typed["places"] ?? "1"}
        />
        <PostedField
          refusal={refusal}
          name="slotMinutes"
          label="Minutes of a slot"
          hint="Empty for an open house: everybody comes when they like"
          inputMode="numeric"
          defaultValue={typed["slotMinutes"] ?? "15"}
        />
        <PostedField
          refusal={refusal}
          name="tenantConsent"
          label="How a tenant agreed to less than 24 hours’ notice"
          mark="optional"
          defaultValue={typed["tenantConsent"]}
        />
      </div>
    </fieldset>
  );
}
