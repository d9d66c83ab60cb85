import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../shell/posted-field.tsx";

export function EmailSection({
  email,
  refusal,
  fields,
}: {
  email: string;
  refusal: FormRefusal | undefined;
  fields: Partial<Record<string, string>> | undefined;
}) {
  return (
    <OfficeSection title="E-mail address">
      <Form method="post" noValidate className="office-section__body office-form">
        <input type="hidden" name="wasEmail" value={email} />
        <PostedField
          name="email"
          type="email"
          label="Work e-mail"
          hint="Both addresses are told. Who is signed in with the old one signs in again."
          autoComplete="off"
          defaultValue={fields?.["email"] ?? email}
          refusal={refusal}
        />
        <Button type="submit" look="secondary" name="change" value="email">
          Change the address
        </Button>
      </Form>
    </OfficeSection>
  );
}
