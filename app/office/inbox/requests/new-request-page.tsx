import type { ComponentProps } from "react";
import { Form, href } from "react-router";
import type { Route } from "./+types/new-request-page";
import { listCameFrom } from "../../../../domain/conversations/came-from.ts";
import { callForms } from "../../../../domain/conversations/call-forms.ts";
import { isUuid } from "../../../../domain/shared/uuid.ts";
import { listContacts } from "../../../../server/contacts/person-contacts.ts";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { answerForms } from "../../../../server/site/answer-forms.ts";
import { callActs } from "../../../../server/inbox/requests/enter-request.ts";
import { findCallerConversation } from "../../../../server/conversations/callers.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { DoneNote } from "../../shell/form/done-note.tsx";
import { FormButton } from "../../shell/form/form-button.tsx";
import { OfficeHead } from "../../shell/office-head.tsx";
import { CameFromSelect } from "../came-from-select.tsx";
import { ChoiceField } from "../../shell/form/choice-field.tsx";
import { PostedField } from "../../shell/form/posted-field.tsx";
import { RefusalNote } from "../../shell/form/refusal-note.tsx";
import "../../shell/form/short-form.css";

/** From a person's card it begins with their name and how they are reached. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { config, database } = context.get(appContext);
  const { orm } = database;
  const id = url.searchParams.get("person") ?? "";
  const [person] = isUuid(id) ? await listContacts(orm, [id]) : [];
  const caller = await findCallerConversation(orm, url.searchParams.get("caller") ?? "");
  return {
    places: listCameFrom(config.portals),
    known: person
      ? {
          name: `${person.firstname} ${person.lastname}`,
          phone: person.phone,
          email: person.email ?? "",
          person: person.id,
        }
      : caller && { name: caller.name, phone: caller.phone ?? "", email: "" },
    formKey: crypto.randomUUID(),
  };
}

export const action = answerForms(callActs);

const fields: readonly Omit<ComponentProps<typeof PostedField>, "refusal">[] = [
  { name: "name", label: "Name" },
  { name: "phone", label: "Phone", type: "tel" },
  { name: "email", label: "Email", type: "email", mark: "optional" },
];

/** Somebody rang or came in: who, about which home, what. */
export { sendOrKeep as clientAction } from "../../shell/form/unsent-form.ts";

export default function NewRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { places, known, formKey } = loaderData;
  const refusal = actionData?.refusal;
  const sent = refusal && actionData?.fields;
  const typed: Partial<Record<string, string>> = sent ?? known ?? {};
  const bodyError = refusal?.errors?.find(({ path }) => path === "body")?.message;
  return (
    <>
      <OfficeHead
        title="Log a call"
        note="Add a phone or walk-in enquiry so it’s answered on time."
      />
      <div className="office-body">
        <DoneNote done={actionData?.done} />
        {/* Empty again for the next call. */}
        <Form key={actionData?.done ? formKey : ""} method="post" className="short-form stack">
          <RefusalNote refusal={refusal} />
          <input type="hidden" name="key" value={formKey} />
          <input type="hidden" name="person" value={typed["person"] ?? ""} />
          {fields.map((field) => (
            <PostedField
              key={field.name}
              refusal={refusal}
              defaultValue={typed[field.name]}
              {...field}
            />
          ))}
          <ChoiceField
            kind="home"
            name="listingId"
            label="Property"
            mark="optional"
            hint="Part of the street, the postcode or the reference"
            refusal={refusal}
            typed={sent ?? {}}
          />
          <CameFromSelect places={places} value={typed["cameFrom"] ?? ""} />
          <TextArea
            name="body"
            label="Call details"
            rows={4}
            defaultValue={typed["body"]}
            {...(bodyError !== undefined && { error: bodyError })}
          />
          <label>
            <input type="checkbox" name="answered" defaultChecked={typed["answered"] === "on"} />{" "}
            Already dealt with
          </label>
          <Foot />
        </Form>
      </div>
    </>
  );
}

function Foot() {
  return (
    <p className="line">
      <FormButton form={callForms.enter} size="usual">
        Log call
      </FormButton>
      <FormButton form={callForms["enter-and-book"]} look="secondary" size="usual">
        Log call and book viewing
      </FormButton>
      <ButtonLink look="quiet" to={href("/office/inbox/:id?")}>
        Back to the inbox
      </ButtonLink>
    </p>
  );
}
