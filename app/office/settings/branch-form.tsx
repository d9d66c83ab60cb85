import { branchForms } from "../../../domain/branches/branch-forms.ts";
import { FormButton, useMaySend } from "../shell/form/form-button.tsx";
import { Form } from "react-router";
import { FieldFrame } from "../../ui/field.tsx";
import { FormFold } from "../shell/form/form-fold.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../shell/form/posted-field.tsx";
import { DayFields } from "./day-fields.tsx";

interface EditedBranch {
  id: string;
  name: string;
  address: string;
  phone: string;
  areas: readonly string[];
  feedId: string | null;
  week: readonly ({ opens: string; closes: string } | null)[] | null;
  isMain: boolean;
  mark: string;
  /** Of its page, with the hours that it shows: it is told what they were. */
  postTo: string;
}

/** For a new branch, or one that there is. What was entered stays after a refusal. */
export function BranchForm({
  branch,
  refusal,
  entered,
}: {
  branch: EditedBranch | null;
  refusal: FormRefusal | undefined;
  entered: Readonly<Partial<Record<string, string>>> | undefined;
}) {
  const kept = entered?.["change"] === branchForms.close.name ? undefined : entered;
  return (
    <OfficeSection title={branch === null ? "Add branch" : `Change ${branch.name}`}>
      <Form
        method="post"
        {...(branch && { action: branch.postTo })}
        noValidate
        className="office-section__body stack"
      >
        {branch && <input type="hidden" name="id" value={branch.id} />}
        {branch && <input type="hidden" name="mark" value={branch.mark} />}
        <BranchFields branch={branch} refusal={refusal} kept={kept} />
        <div className="line line--end settings-row">
          <FormButton form={branch ? branchForms.edit : branchForms.add}>
            {branch ? "Save branch" : "Add branch"}
          </FormButton>
          {branch && !branch.isMain && (
            <FormButton form={branchForms.main} look="quiet">
              Make main branch
            </FormButton>
          )}
        </div>
      </Form>
    </OfficeSection>
  );
}

interface Fields {
  branch: EditedBranch | null;
  refusal: FormRefusal | undefined;
  kept: Readonly<Partial<Record<string, string>>> | undefined;
}

function BranchFields({ branch, refusal, kept }: Fields) {
  const value = (name: string, stored: string | null | undefined) => kept?.[name] ?? stored ?? "";
  return (
    <>
      <PostedField
        name="name"
        label="Name"
        defaultValue={value("name", branch?.name)}
        refusal={refusal}
      />
      <PostedField
        name="phone"
        type="tel"
        label="Phone"
        hint="Shown on the branch’s property pages and in emails about its properties."
        defaultValue={value("phone", branch?.phone)}
        refusal={refusal}
      />
      <PostedField
        name="address"
        label="Address"
        defaultValue={value("address", branch?.address)}
        refusal={refusal}
      />
      <PostedField
        name="areas"
        label="Areas"
        hint="Postcode districts, such as SE15, SE22. Properties and requests there belong to this branch."
        defaultValue={value("areas", branch?.areas.join(", "))}
        refusal={refusal}
      />
      <PostedField
        name="feedId"
        inputMode="numeric"
        label="Branch number in feeds"
        hint="The branch’s number in the feed’s files. Leave it blank if the branch has no feed."
        defaultValue={value("feedId", branch?.feedId)}
        refusal={refusal}
      />
      <OwnHours branch={branch} refusal={refusal} kept={kept} />
    </>
  );
}

function OwnHours({ branch, refusal, kept }: Fields) {
  const hasHours = Object.entries(kept ?? {}).some(
    ([name, text]) => /^(opens|closes)-/.test(name) && text !== "",
  );
  return (
    <FormFold isAnswered={hasHours} isDue={Boolean(branch?.week)}>
      <summary>Different office hours</summary>
      <div className="stack">
        <DayFields week={branch?.week ?? null} mayManage refusal={refusal} entered={kept} />
        <p className="tiny">
          London time. Leave blank to use the agency’s hours. The agency’s closed days always apply.
        </p>
      </div>
    </FormFold>
  );
}

/** Everything it has goes to another branch. */
export function CloseBranch({
  branch,
  others,
  refusal,
}: {
  branch: EditedBranch;
  others: readonly { id: string; name: string }[];
  refusal: FormRefusal | undefined;
}) {
  const error = refusal?.errors?.find(({ path }) => path === "successor")?.message;
  if (!useMaySend(branchForms.close)) return null;
  return (
    <OfficeSection title={`Close ${branch.name}`}>
      <Form method="post" className="office-section__body stack">
        <input type="hidden" name="id" value={branch.id} />
        {others.length > 0 && (
          <FieldFrame
            name="successor"
            label="Move properties, enquiries and staff to"
            {...(error !== undefined && { error })}
          >
            <select
              className="select"
              id="successor"
              name="successor"
              aria-describedby={error ? "successor-error" : undefined}
              aria-invalid={error ? true : undefined}
            >
              <option value="">Choose a branch</option>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </FieldFrame>
        )}
        <FormButton form={branchForms.close} size="usual" look="danger">
          Close branch
        </FormButton>
      </Form>
    </OfficeSection>
  );
}
