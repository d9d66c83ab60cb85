import { Form } from "react-router";
import { colleagueForms } from "../../../../domain/staff/team-forms.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import { FieldFrame } from "../../../ui/field.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";
import { AnywayNote } from "../../viewings/anyway-note.tsx";
import type { FormRefusal } from "../../shell/form/posted-field.tsx";

interface Succession {
  /** How many viewings and other appointments ahead somebody else has to take over. */
  viewings: number;
  successors: readonly { id: number; name: string }[];
  /** Id of whom the form named that was refused. */
  chosen: string;
  refusal: FormRefusal | undefined;
}

export function LeaveSection({
  person: { name, isInvited },
  ...succession
}: Succession & { person: { name: string; isInvited: boolean } }) {
  return (
    <OfficeSection title={isInvited ? "Invitation" : "Access"}>
      <div className="office-section__body office-list">
        <Form method="post" className="office-form">
          <FormButton form={colleagueForms["invite-again"]} look="secondary" size="usual">
            {isInvited ? "Send the invitation again" : "Send a new invitation"}
          </FormButton>
          {!isInvited && (
            <p className="tiny">
              For who has lost every device: it goes to the address above and lets them in once.
            </p>
          )}
        </Form>
        <Form method="post" className="office-form">
          {succession.viewings > 0 && <SuccessorField key={succession.chosen} {...succession} />}
          <AnywayNote refusal={succession.refusal} />
          <FormButton form={colleagueForms.leave} look="danger" size="usual">
            {isInvited ? "Withdraw the invitation" : `${name} leaves`}
            {succession.refusal?.anyway !== undefined && " anyway"}
          </FormButton>
          <p className="tiny">
            {isInvited
              ? "Its link ends at once."
              : "Ends sessions, links and passkeys at once. What was done stays in the history."}
          </p>
        </Form>
      </div>
    </OfficeSection>
  );
}

function SuccessorField({ viewings, successors, chosen, refusal }: Succession) {
  const error = refusal?.errors?.find(({ path }) => path === "successor")?.message;
  return (
    <FieldFrame
      name="successor"
      label={`Who takes over ${viewings} ${viewings === 1 ? "appointment" : "appointments"} ahead?`}
      hint="The renters are told by e-mail."
      {...(error !== undefined && { error })}
    >
      <select
        className="select"
        id="successor"
        name="successor"
        defaultValue={chosen}
        aria-describedby={error ? "successor-hint successor-error" : "successor-hint"}
        aria-invalid={error ? true : undefined}
      >
        <option value="">Choose a negotiator</option>
        {successors.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
