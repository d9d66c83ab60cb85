import { type FormRefusal, PostedField } from "../../shell/form/posted-field.tsx";

interface TimeFields {
  refusal: FormRefusal | undefined;
  /** What a refused form said. */
  typed: Readonly<Partial<Record<string, string>>>;
  date: string;
  time: string;
  minutes: number | string;
}

/** When an appointment is, and how long it takes. */
export function TimeFields({ refusal, typed, date, time, minutes }: TimeFields) {
  return (
    <>
      <PostedField
        refusal={refusal}
        name="date"
        label="Day"
        type="date"
        defaultValue={typed["date"] ?? date}
      />
      <PostedField
        refusal={refusal}
        name="time"
        label="From"
        type="time"
        defaultValue={typed["time"] ?? time}
      />
      <PostedField
        refusal={refusal}
        name="minutes"
        label="Minutes"
        inputMode="numeric"
        defaultValue={typed["minutes"] ?? minutes}
      />
    </>
  );
}
