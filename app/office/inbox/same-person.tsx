import { Form, href, Link } from "react-router";
import { inboxForms } from "../../../domain/conversations/inbox-forms.ts";
import type { OfficeForm } from "../../../domain/staff/office-forms.ts";
import { FormButton } from "../shell/form/form-button.tsx";
import type { ConversationView } from "./shown.ts";

const reasonTexts = { email: "the same email address", phone: "the same phone number" };

/** Requests that were joined to this one, and those that may be the same person's. */
export function SamePerson({
  open,
  mayAnswer,
  formKey,
}: {
  open: ConversationView;
  mayAnswer: boolean;
  formKey: string;
}) {
  if (open.joined.length === 0 && open.others.length === 0) return null;
  return (
    <section className="card__same" aria-label="Same person">
      {open.joined.length > 0 && (
        <ul>
          {open.joined.map((one) => (
            <li key={one.id}>
              <span>
                Merged: {one.name}, {[one.phone, one.email].filter(Boolean).join(", ")}
              </span>
              {mayAnswer && (
                <JoinForm
                  formKey={formKey}
                  other={one.id}
                  form={inboxForms.unmerge}
                  text="Unmerge"
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {open.others.length > 0 && (
        <>
          <h3>
            {open.others.every((one) => one.isSameContact)
              ? "Other enquiries"
              : "Possible duplicates"}
          </h3>
          <ul>
            {open.others.map((one) => (
              <li key={one.id}>
                <span>
                  <Link to={href("/office/inbox/:id?", { id: one.id })}>
                    {one.name}, {one.home ?? one.kindName}
                  </Link>{" "}
                  {!one.isSameContact && (
                    <small>{one.reasons.map((reason) => reasonTexts[reason]).join(" and ")}</small>
                  )}
                </span>
                {mayAnswer && one.canJoin && (
                  <JoinForm formKey={formKey} other={one.id} form={inboxForms.merge} text="Merge" />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function JoinForm({
  formKey,
  other,
  form,
  text,
}: {
  formKey: string;
  other: string;
  form: OfficeForm;
  text: string;
}) {
  return (
    <Form method="post">
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="other" value={other} />
      <FormButton form={form} look="link">
        {text}
      </FormButton>
    </Form>
  );
}
