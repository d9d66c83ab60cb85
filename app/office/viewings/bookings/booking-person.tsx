import type { ComponentProps } from "react";
import { PostedField, type FormRefusal } from "../../shell/form/posted-field.tsx";

const fields: readonly Omit<ComponentProps<typeof PostedField>, "refusal">[] = [
  { name: "firstname", label: "First name", autoComplete: "off" },
  { name: "lastname", label: "Last name", autoComplete: "off", mark: "optional" },
  { name: "phone", label: "Phone", type: "tel", autoComplete: "off" },
  {
    name: "email",
    label: "Email",
    type: "email",
    autoComplete: "off",
    mark: "optional",
  },
];

/** Whoever rang, or stands in the office. A number is enough. */
export function BookingPerson({
  refusal,
  typed,
}: {
  refusal: FormRefusal | undefined;
  typed: Readonly<Partial<Record<string, string | null>>>;
}) {
  return (
    <div className="fields">
      {fields.map((field) => (
        <PostedField
          key={field.name}
          refusal={refusal}
          defaultValue={typed[field.name] ?? undefined}
          {...field}
        />
      ))}
    </div>
  );
}
