import { Form } from "react-router";
import { type Role, roles } from "../../../domain/staff/roles.ts";
import { Button } from "../../ui/button.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../shell/posted-field.tsx";
import { RoleField } from "./role-field.tsx";

/** What was refused stays in the form, beside what is stored now. */
export function EditSection({
  person,
  refusal,
  fields,
}: {
  person: { name: string; role: Role };
  refusal: FormRefusal | undefined;
  fields: Partial<Record<string, string>> | undefined;
}) {
  return (
    <OfficeSection title="Name and role" look="door">
      <Form method="post" noValidate className="office-section__body office-form">
        <input type="hidden" name="wasName" value={person.name} />
        <input type="hidden" name="wasRole" value={person.role} />
        <PostedField
          name="name"
          label="Name"
          defaultValue={fields?.["name"] ?? person.name}
          refusal={refusal}
        />
        <RoleField
          value={roles.find((role) => role === fields?.["role"]) ?? person.role}
          refusal={refusal}
        />
        <Button type="submit" name="change" value="edit">
          Save
        </Button>
      </Form>
    </OfficeSection>
  );
}
