import { Form } from "react-router";
import { colleagueForms } from "../../../../domain/staff/team-forms.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import { FieldError, FieldFrame } from "../../../ui/field.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";
import type { FormRefusal } from "../../shell/form/posted-field.tsx";

/** Where a colleague works. Nothing for an agency with one branch or none. */
export function BranchSection({
  person,
  branches,
  refusal,
}: {
  person: { branch: string | null; isLimited: boolean };
  branches: readonly { id: string; name: string }[];
  refusal: FormRefusal | undefined;
}) {
  if (branches.length === 0) return null;
  const errorOf = (name: string) => refusal?.errors?.find(({ path }) => path === name)?.message;
  const error = errorOf("branch");
  return (
    <OfficeSection title="Branch">
      <Form method="post" className="office-section__body office-form">
        <FieldFrame name="branch" label="Works in" {...(error !== undefined && { error })}>
          <select
            className="select"
            id="branch"
            name="branch"
            defaultValue={person.branch ?? ""}
            aria-describedby={error ? "branch-error" : undefined}
            aria-invalid={error ? true : undefined}
          >
            <option value="">No branch</option>
            {branches.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </FieldFrame>
        <FieldError name="isLimited" error={errorOf("isLimited")} />
        <label className="team-tick">
          <input type="checkbox" name="isLimited" defaultChecked={person.isLimited} /> Sees and
          changes what is this branch’s only
        </label>
        <p className="tiny">
          They then see neither people’s cards nor mails, feeds and mail that nobody has sorted:
          those are the whole agency’s.
        </p>
        <FormButton form={colleagueForms.branch} look="secondary" size="usual">
          Save
        </FormButton>
      </Form>
    </OfficeSection>
  );
}
