import { Form } from "react-router";
import { landlordForms } from "../../../../domain/landlords/landlord-forms.ts";
import { OfficeField } from "../../shell/form/office-field.tsx";
import { FormButton } from "../../shell/form/form-button.tsx";
import { OfficeForm } from "../../shell/form/office-form.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";

interface Terms {
  id: string;
  plan: string;
  version: string;
  sentOn: string;
  signedOn: string | null;
  cancelUntil: string | null;
  cancelledOn: string | null;
  isToSign: boolean;
  isReplaced: boolean;
}

/** Terms of business: when they were sent and signed, and how long they can be cancelled. */
export function TermsSection({
  terms,
  today,
  mayEdit,
}: {
  terms: readonly Terms[];
  /** London date. */
  today: string;
  mayEdit: boolean;
}) {
  const toSign = terms.find(({ isToSign }) => isToSign);
  // What is too late is refused with the day: they may have written in time.
  const cancellable = terms.findLast(
    ({ cancelUntil, cancelledOn }) => cancelUntil !== null && cancelledOn === null,
  );
  return (
    <OfficeSection title="Terms of business" count={terms.length}>
      {terms.length > 0 && <TermsList terms={terms} />}
      {toSign && (
        <OfficeForm
          form={landlordForms["terms-signed"]}
          {...look}
          values={{ terms: toSign.id }}
          button="Record terms as signed"
        >
          <p>
            “{toSign.plan}”, version {toSign.version}, sent {toSign.sentOn}
          </p>
        </OfficeForm>
      )}
      {mayEdit && cancellable && <CancelledForm terms={cancellable} today={today} />}
      <OfficeForm form={landlordForms["terms-sent"]} {...look} button="Record terms as sent" />
    </OfficeSection>
  );
}

const look = { className: "short-form stack", look: "secondary", size: "usual" } as const;

function TermsList({ terms }: { terms: readonly Terms[] }) {
  return (
    <ul className="plain landlord__list">
      {terms.map((one) => (
        <li key={one.id}>
          {one.plan}, {one.version}: sent {one.sentOn}, {describeSigning(one)}
          {one.cancelledOn !== null && `, cancelled ${one.cancelledOn}`}
          {one.cancelledOn === null &&
            one.cancelUntil !== null &&
            `, can be cancelled until ${one.cancelUntil}`}
        </li>
      ))}
    </ul>
  );
}

function describeSigning({ signedOn, isReplaced }: Terms): string {
  if (isReplaced) return "replaced by newer terms";
  return signedOn === null ? "not signed" : `signed ${signedOn}`;
}

/** By their own statement within the days that the law gives them. */
function CancelledForm({
  terms: { id, plan, cancelUntil },
  today,
}: {
  terms: Terms;
  today: string;
}) {
  const form = landlordForms["terms-cancelled"];
  const field = {
    ...form.fields.cancelledOn,
    label: `Date they cancelled “${plan}”`,
    hint: `The day they told us or wrote to us, no later than ${cancelUntil} (Consumer Contracts Regulations 2013, regulations 29 to 32)`,
  };
  return (
    <Form method="post" className="short-form stack">
      <input type="hidden" name="terms" value={id} />
      <OfficeField form={form.name} name="cancelledOn" field={field} until={today} />
      <p className="line">
        <FormButton form={form} look="secondary" size="usual">
          Record terms as cancelled
        </FormButton>
      </p>
    </Form>
  );
}
