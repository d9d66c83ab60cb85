import { Form, href, Link, redirect } from "react-router";
import type { Route } from "./+types/caller-page";
import { callerForms } from "../../../domain/contacts/person-forms.ts";
import { splitName } from "../../../domain/contacts/full-name.ts";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { maySend } from "../../../domain/staff/office-forms.ts";
import { isAllowed, hasPermission } from "../../../domain/staff/roles.ts";
import { findCaller } from "../../../server/people/find-caller.ts";
import { describeCallerData } from "../../../server/people/card/describe-card.ts";
import { callerActs } from "../../../server/people/emails/add-email-to-caller.ts";
import { answerForms } from "../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { buildPhoneLink } from "../../brand/phone-link.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ConfirmAddress } from "../shell/form/confirm-address.tsx";
import { FormButton } from "../shell/form/form-button.tsx";
import { useAnswerTo } from "../shell/form/office-answer.ts";
import { OfficeField } from "../shell/form/office-field.tsx";
import { OfficeForms, OfficeResult } from "../shell/form/office-result.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { readRecordId, throwNotFound } from "../shell/record-id.ts";
import { DataSection } from "./data-section.tsx";
import { BookHere } from "../viewings/bookings/book-here.tsx";
import { TimelineSection } from "./timeline-section.tsx";
import "./people.css";

export const handle = { shows: ["conversation", "person"] } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const found = await findCaller(app, readRecordId(params));
  if (found.found === "none") throwNotFound();
  if (found.found === "card") throw redirect(href("/office/contacts/:id", { id: found.personId }));
  const signedIn = getSignedIn({ context });
  const { role } = signedIn;
  const { id, name, firstname, phone, story } = found.caller;
  return {
    id,
    name,
    firstname,
    phone,
    ...describeCallerData(found.caller, app.now()),
    story: story.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    may: {
      answer: isAllowed(role, "answer-requests"),
      edit: maySend(signedIn, callerForms["give-address"]),
      exportData: hasPermission(signedIn, "export-person"),
      erase: hasPermission(signedIn, "ask-erasure"),
      seeHistory: isAllowed(role, "see-history"),
    },
  };
}

export const action = answerForms(callerActs);

export { sendOrKeep as clientAction } from "../shell/form/unsent-form.ts";

/** Nothing but a number says who they are. */
export default function CallerPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, phone, story, may } = loaderData;
  return (
    <>
      <OfficeHead title={name} note={<a href={buildPhoneLink(phone)}>{phone}</a>}>
        <Link className="person__back" to={href("/office/contacts")}>
          <Icon name="arrow-left" />
          Contacts
        </Link>
        {may.answer && (
          <ButtonLink
            look="secondary"
            size="small"
            to={`${href("/office/inbox/new")}?caller=${id}`}
          >
            Log a call
          </ButtonLink>
        )}
        <ButtonLink look="secondary" size="small" to={href("/office/inbox/:id?", { id })}>
          View conversation
        </ButtonLink>
        <BookHere caller={id} />
      </OfficeHead>
      <div className="office-body">
        <OfficeForms answer={actionData}>
          <OfficeResult />
          <div className="split person">
            <TimelineSection story={story} count={story.length} hides={[]} />
            <div className="office-list">
              <DataSection {...loaderData} isCaller />
              <OfficeSection title="Phone-only contact" look="warn">
                <div className="office-section__body stack">
                  <p>
                    {name} hasn’t given an email address, so we can’t email them. Booking a viewing
                    creates a contact record, and so does adding an email.
                  </p>
                  {may.edit && <AddressForm name={name} />}
                </div>
              </OfficeSection>
            </div>
          </div>
        </OfficeForms>
      </div>
    </>
  );
}

const { name: form, fields } = callerForms["give-address"];

function AddressForm({ name }: { name: string }) {
  const { refusal } = useAnswerTo(form);
  const { firstname, lastname } = splitName(name);
  return (
    <Form method="post" noValidate autoComplete="off" className="stack">
      <OfficeField form={form} name="firstname" field={fields.firstname} value={firstname} />
      <OfficeField form={form} name="lastname" field={fields.lastname} value={lastname} />
      <OfficeField form={form} name="email" field={fields.email} />
      <ConfirmAddress
        id="address-confirmed"
        note="Anyone who can read this mailbox can use the links we email to open this person’s page."
        refusal={refusal}
      />
      <FormButton form={callerForms["give-address"]}>Create contact</FormButton>
    </Form>
  );
}
