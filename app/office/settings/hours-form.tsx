import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field, FieldError } from "../../ui/field.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import type { FormRefusal } from "../shell/posted-field.tsx";

/** From Monday on; the places are those of `OfficeHours`, which begins on Sunday. */
const days = [
  { place: 1, name: "Monday" },
  { place: 2, name: "Tuesday" },
  { place: 3, name: "Wednesday" },
  { place: 4, name: "Thursday" },
  { place: 5, name: "Friday" },
  { place: 6, name: "Saturday" },
  { place: 0, name: "Sunday" },
];

export function HoursForm({
  week,
  promiseMinutes,
  mark,
  mayManage,
  refusal,
}: {
  week: readonly ({ opens: string; closes: string } | null)[];
  promiseMinutes: number;
  mark: string;
  mayManage: boolean;
  refusal: FormRefusal | undefined;
}) {
  const errorOf = (name: string) => refusal?.errors?.find(({ path }) => path === name)?.message;
  const time = (name: string, label: string, value: string | undefined) => {
    const error = errorOf(name);
    return (
      <Field
        name={name}
        type="time"
        label={label}
        defaultValue={value}
        disabled={!mayManage}
        {...(error !== undefined && { error })}
      />
    );
  };
  const promiseError = errorOf("promise");
  return (
    <OfficeSection title="Office hours and promise">
      <Form method="post" className="office-section__body stack">
        <input type="hidden" name="mark" value={mark} />
        <FieldError name="week" error={errorOf("week")} />
        {days.map(({ place, name }) => (
          <fieldset key={place} className="settings-day">
            <legend>{name}</legend>
            {time(`opens-${place}`, "Opens", week[place]?.opens)}
            {time(`closes-${place}`, "Closes", week[place]?.closes)}
          </fieldset>
        ))}
        <p className="tiny">London time. A day without times is closed.</p>
        <Field
          name="promise"
          inputMode="numeric"
          label="A person answers within"
          after="office minutes"
          defaultValue={promiseMinutes}
          disabled={!mayManage}
          {...(promiseError !== undefined && { error: promiseError })}
        />
        {mayManage && (
          <Button type="submit" size="small" name="change" value="hours">
            Save
          </Button>
        )}
      </Form>
    </OfficeSection>
  );
}
