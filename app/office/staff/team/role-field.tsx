import { type Role, roleNames, roles } from "../../../../domain/staff/roles.ts";
import { FieldFrame } from "../../../ui/field.tsx";
import type { FormRefusal } from "../../shell/form/posted-field.tsx";

export function RoleField({
  value,
  refusal,
}: {
  /** Empty for one to be chosen. */
  value: Role | "";
  refusal: FormRefusal | undefined;
}) {
  const error = refusal?.errors?.find(({ path }) => path === "role")?.message;
  return (
    <FieldFrame name="role" label="Role" {...(error !== undefined && { error })}>
      <select
        className="select"
        id="role"
        name="role"
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "role-error" : undefined}
      >
        {value === "" && <option value="">Choose a role</option>}
        {roles.map((role) => (
          <option key={role} value={role}>
            {roleNames[role]}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
