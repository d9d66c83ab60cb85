import type { ComponentProps } from "react";
import { PostedField, type FormRefusal } from "../shell/posted-field.tsx";
import type { BookingAnswer } from "./shown.ts";

const fields: readonly Omit<ComponentProps<typeof PostedField>, "refusal">[] = [
  { name: "firstname", label: "First name", autoComplete: "off" },
  { name: "lastname", label: "Last name", autoComplete: "off" },
  { name: "phone", label: "Phone", type: "tel", autoComplete: "off" },
  { name: "email", label: "E-mail", type: "email", autoComplete: "off" },
];

/** Whoever rang, or stands in the office. */
export function BookingPerson({
  refusal,
  typed,
}: {
  refusal: FormRefusal | undefined;
  typed: BookingAnswer["fields"];
}) {
  return (
    <div className="booking__person">
      {fields.map((field) => (
        <PostedField
          key={field.name}
          refusal={refusal}
          defaultValue={typed[field.name]}
          {...field}
        />
      ))}
    </div>
  );
}
