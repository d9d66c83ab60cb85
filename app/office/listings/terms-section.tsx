import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../shell/posted-field.tsx";

interface Terms {
  id: string;
  plan: string;
  version: string;
  sentOn: string;
  signedOn: string | null;
  cancelUntil: string | null;
  cancelledOn: string | null;
}

/** Terms of business: when they were sent and signed, and how long they can be cancelled. */
export function TermsSection({
  terms,
  plans,
  today,
  mayEdit,
  refusal,
}: {
  terms: readonly Terms[];
  plans: readonly { plan: string; text: string }[];
  /** London date. */
  today: string;
  mayEdit: boolean;
  refusal: FormRefusal | undefined;
}) {
  const unsigned = terms.findLast(({ signedOn }) => signedOn === null);
  // What is too late is refused with the day: they may have written in time.
  const cancellable = terms.findLast(
    ({ cancelUntil, cancelledOn }) => cancelUntil !== null && cancelledOn === null,
  );
  return (
    <OfficeSection title="Terms of business" count={terms.length}>
      {terms.length > 0 && <TermsList terms={terms} />}
      {mayEdit && unsigned && <SignedForm termsId={unsigned.id} refusal={refusal} />}
      {mayEdit && cancellable && (
        <CancelledForm terms={cancellable} today={today} refusal={refusal} />
      )}
      {mayEdit && (
        <Form method="post" className="short-form stack">
          <label className="label" htmlFor="plan">
            Plan
          </label>
          <select className="select" id="plan" name="plan">
            {plans.map(({ plan, text }) => (
              <option key={plan} value={plan}>
                {text}
              </option>
            ))}
          </select>
          <PostedField refusal={refusal} name="version" label="Version" maxLength={40} required />
          <PostedField refusal={refusal} name="sentOn" label="Sent on" type="date" required />
          <p className="short-form__foot">
            <Button type="submit" look="secondary" name="change" value="terms-sent">
              Record terms as sent
            </Button>
          </p>
        </Form>
      )}
    </OfficeSection>
  );
}

function TermsList({ terms }: { terms: readonly Terms[] }) {
  return (
    <ul className="plain landlord__list">
      {terms.map((one) => (
        <li key={one.id}>
          {one.plan}, {one.version}: sent {one.sentOn},{" "}
          {one.signedOn === null ? "not signed" : `signed ${one.signedOn}`}
          {one.cancelledOn !== null && `, cancelled ${one.cancelledOn}`}
          {one.cancelledOn === null &&
            one.cancelUntil !== null &&
            `, can be cancelled until ${one.cancelUntil}`}
        </li>
      ))}
    </ul>
  );
}

function SignedForm({ termsId, refusal }: { termsId: string; refusal: FormRefusal | undefined }) {
  return (
    <Form method="post" className="short-form stack">
      <input type="hidden" name="terms" value={termsId} />
      <PostedField refusal={refusal} name="signedOn" label="Signed on" type="date" required />
      <label className="label" htmlFor="where">
        Where
      </label>
      <select className="select" id="where" name="where">
        <option value="elsewhere">At home or by link: 14 days to cancel</option>
        <option value="office">In the office</option>
      </select>
      <PostedField
        refusal={refusal}
        name="toldOn"
        label="Told of the right to cancel on"
        type="date"
        mark="optional"
      />
      <p className="short-form__foot">
        <Button type="submit" look="secondary" name="change" value="terms-signed">
          Record terms as signed
        </Button>
      </p>
    </Form>
  );
}

/** By their own statement within the days that the law gives them. */
function CancelledForm({
  terms: { id, plan, cancelUntil },
  today,
  refusal,
}: {
  terms: Terms;
  today: string;
  refusal: FormRefusal | undefined;
}) {
  return (
    <Form method="post" className="short-form stack">
      <input type="hidden" name="terms" value={id} />
      <PostedField
        refusal={refusal}
        name="cancelledOn"
        label={`They cancelled “${plan}” on`}
        hint={`The day on which they wrote or said it, ${cancelUntil} at the latest (Consumer Contracts Regulations 2013, regulations 29 to 32)`}
        type="date"
        max={today}
        required
      />
      <p className="short-form__foot">
        <Button type="submit" look="secondary" name="change" value="terms-cancelled">
          Record terms as cancelled
        </Button>
      </p>
    </Form>
  );
}
