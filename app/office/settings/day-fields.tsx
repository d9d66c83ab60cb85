import { weekDays } from "../../../domain/shared/week-days.ts";
import { Field } from "../../ui/field.tsx";
import type { FormRefusal } from "../shell/form/posted-field.tsx";

/** When an office opens and closes on each day. */
export function DayFields({
  week,
  mayManage,
  refusal,
  entered,
}: {
  week: readonly ({ opens: string; closes: string } | null)[] | null;
  mayManage: boolean;
  refusal: FormRefusal | undefined;
  /** What was sent and refused. */
  entered?: Readonly<Partial<Record<string, string>>> | undefined;
}) {
  const time = (name: string, label: string, value: string | undefined) => {
    const error = refusal?.errors?.find(({ path }) => path === name)?.message;
    return (
      <Field
        name={name}
        type="time"
        label={label}
        defaultValue={entered?.[name] ?? value}
        disabled={!mayManage}
        {...(error !== undefined && { error })}
      />
    );
  };
  return weekDays.map(({ place, name }) => (
    <fieldset key={place} className="settings-day">
      <legend>{name}</legend>
      {time(`opens-${place}`, "Opens", week?.[place]?.opens)}
      {time(`closes-${place}`, "Closes", week?.[place]?.closes)}
    </fieldset>
  ));
}
