import type { Choice } from "../../../../domain/shared/fields/choice.ts";
import { newAppointmentForms } from "../../../../domain/viewings/appointments/new-appointment-forms.ts";
import { useAnswerTo } from "../../shell/form/office-answer.ts";
import { OfficeField } from "../../shell/form/office-field.tsx";
import { toOptions } from "./negotiator-options.ts";

interface Fields {
  day: string;
  time: string;
  who: number | undefined;
  kind: string;
  home: Choice | null;
  people: readonly { id: number; name: string }[];
}

const { name: form, fields } = newAppointmentForms.book;

export function NewFields({ day, time, who, kind, home, people }: Fields) {
  return (
    <>
      <Kinds kind={kind} />
      <div className="fields">
        <OfficeField form={form} name="date" field={fields.date} value={day} />
        <OfficeField form={form} name="time" field={fields.time} value={time} />
        <OfficeField form={form} name="minutes" field={fields.minutes} value="60" />
        <OfficeField
          form={form}
          name="negotiatorId"
          field={fields.negotiatorId}
          options={toOptions(people)}
          value={who?.toString()}
        />
      </div>
      <OfficeField form={form} name="listingId" field={fields.listingId} chosen={home} />
      <OfficeField form={form} name="place" field={fields.place} />
      <OfficeField form={form} name="withContact" field={fields.withContact} />
      <OfficeField form={form} name="note" field={fields.note} />
      {/* Only asked of a viewing for several. */}
      <fieldset className="block-fields">
        <legend>For a block viewing</legend>
        <div className="fields">
          <OfficeField form={form} name="places" field={fields.places} value="1" />
          <OfficeField form={form} name="slotMinutes" field={fields.slotMinutes} value="15" />
          <OfficeField form={form} name="tenantConsent" field={fields.tenantConsent} />
        </div>
      </fieldset>
    </>
  );
}

function Kinds({ kind }: { kind: string }) {
  const { label, options } = fields.kind;
  const { typed } = useAnswerTo(form);
  const chosen = typed?.["kind"] ?? kind;
  return (
    <fieldset className="choice-line kinds">
      <legend>{label}</legend>
      {options?.map((one) => (
        <label key={one.value}>
          <input type="radio" name="kind" value={one.value} defaultChecked={one.value === chosen} />{" "}
          {one.label}
        </label>
      ))}
    </fieldset>
  );
}
