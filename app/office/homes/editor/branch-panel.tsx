import { homeForms } from "../../../../domain/listings/homes-forms.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import { Form } from "react-router";
import { FieldFrame } from "../../../ui/field.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";
import type { EditedHome, EditorAnswer, EditorRights } from "../shown.ts";

/**
 * Whose the home is. Nothing for an agency with one branch or none; no choice for who is limited
 * to theirs, as they may not give it to another.
 */
export function BranchPanel({
  home: { branch, branches },
  may,
  answer,
}: {
  home: EditedHome;
  may: EditorRights;
  answer: EditorAnswer | undefined;
}) {
  if (branches.length === 0) return null;
  const own = branches.find(({ id }) => id === branch);
  const problem = answer?.form === "branch" ? answer.refusal?.detail : undefined;
  return (
    <OfficeSection title={`Branch: ${own?.name ?? "none"}`}>
      {branches.length === 1 && (
        <p className="office-section__body tiny">
          Only someone with access to all branches can change this.
        </p>
      )}
      {may.edit && branches.length > 1 && (
        <Form method="post" className="office-section__body stack" key={branch}>
          <FieldFrame
            name="home-branch"
            label="Branch"
            {...(problem !== undefined && { error: problem })}
          >
            <select
              id="home-branch"
              name="branch"
              className="select"
              defaultValue={branch ?? ""}
              aria-describedby={problem ? "home-branch-error" : undefined}
              aria-invalid={problem ? true : undefined}
            >
              {!own && <option value="">Choose a branch</option>}
              {branches.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </FieldFrame>
          <FormButton form={homeForms.branch} look="secondary">
            Save branch
          </FormButton>
        </Form>
      )}
    </OfficeSection>
  );
}
