import { Form, useNavigation } from "react-router";
import { roles } from "../../../domain/staff/roles.ts";
import { Button } from "../../ui/button.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../shell/posted-field.tsx";
import { RefusalNote } from "../shell/refusal-note.tsx";
import { FreshNote } from "../shell/fresh-note.tsx";
import { RoleField } from "./role-field.tsx";

export function InviteSection({
  isFresh,
  refusal,
  fields,
}: {
  isFresh: boolean;
  refusal: FormRefusal | undefined;
  /** What was sent and refused. */
  fields: { name: string; email: string; role: string } | null;
}) {
  const isSending = useNavigation().state === "submitting";
  return (
    <OfficeSection title="Invite somebody" look="door">
      <Form method="post" noValidate className="office-section__body office-form">
        <FreshNote isFresh={isFresh} what="Roles and access can be changed" />
        <RefusalNote refusal={refusal} />
        <PostedField name="name" label="Name" defaultValue={fields?.name} refusal={refusal} />
        <PostedField
          name="email"
          label="Work e-mail"
          type="email"
          defaultValue={fields?.email}
          refusal={refusal}
        />
        <RoleField value={roles.find((role) => role === fields?.role) ?? ""} refusal={refusal} />
        <Button type="submit" busy={isSending}>
          Send the invitation
        </Button>
      </Form>
    </OfficeSection>
  );
}
