import type { ComponentProps } from "react";
import { data, Form, href, redirect } from "react-router";
import type { Route } from "./+types/new-request-page";
import { listCameFrom } from "../../../domain/conversations/came-from.ts";
import { mayDo } from "../../../domain/staff/roles.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import type { AppContext } from "../../../server/app-context.ts";
import { listContacts } from "../../../server/contacts/person-contacts.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { readChoice } from "../../../server/staff/read-choice.ts";
import { getShownBranch } from "../../../server/staff/sessions.ts";
import { getSignedIn, readOfficeFields } from "../../../server/site/office-request.ts";
import { findCallBooking } from "../../../server/inbox/book-from-call.ts";
import { enterRequest, isConversationFor } from "../../../server/inbox/enter-request.ts";
import { findCallerConversation } from "../../../server/conversations/callers.ts";
import { createHomeChoices } from "../../../server/inbox/home-choices.ts";
import { readStaffSubmission } from "../../../server/inbox/staff-change.ts";
import type { Refusal } from "../../../server/platform/submissions/outcome.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { DoneNote } from "../shell/done-note.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { CameFromSelect } from "./came-from-select.tsx";
import { ChoiceField } from "../shell/choice-field.tsx";
import { PostedField } from "../shell/posted-field.tsx";
import { RefusalNote } from "../shell/refusal-note.tsx";
import "../shell/short-form.css";

/** From a person's card it begins with their name and how they are reached. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { config, database } = context.get(appContext);
  const { orm } = database;
  const id = url.searchParams.get("person") ?? "";
  const [person] = isUuid(id) ? await listContacts(orm, [id]) : [];
  const caller = await findCallerConversation(orm, url.searchParams.get("caller") ?? "");
  return {
    places: listCameFrom(config.portals),
    mayBook: mayDo(getSignedIn({ context }), "edit-diary"),
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

export async function action({ request: sent, context }: Route.ActionArgs) {
  const fields = await readOfficeFields({ request: sent, context });
  const app = context.get(appContext);
  const by = getSignedIn({ context });
  const homes = createHomeChoices(app.database.orm, getShownBranch(by));
  const home = await readChoice(homes, fields, "listingId");
  const refuse = (refusal: Refusal) => data({ done: null, refusal, fields }, { status: 422 });
  if (!home.ok) return refuse(home.refusal);
  const submission = readStaffSubmission(by.staffId, fields);
  const request = { ...fields, listingId: home.answer };
  const outcome = await enterRequest(app, request, submission, by);
  if (!outcome.ok) return refuse(outcome.refusal);
  const { id } = outcome.answer;
  // They can't open it, so nothing there would tell them.
  if (!(await isConversationFor(app.database.orm, by, id))) {
    return data({ done: filedElsewhere, refusal: undefined, fields: undefined });
  }
  return redirect(await findNext(app, id, request));
}

const filedElsewhere =
  "Call filed. Another branch is already talking to this person about it, so it’s in their conversation and they’ll answer it.";

/** The conversation, or a viewing for whoever rang. */
async function findNext({ database }: AppContext, id: string, fields: Fields) {
  if (fields["then"] !== "book") return href("/office/inbox/:id?", { id });
  const query = await findCallBooking(database.orm, id, fields["listingId"] ?? "");
  return `${href("/office/diary/book")}?${query}`;
}

type Fields = Readonly<Partial<Record<string, string>>>;

const fields: readonly Omit<ComponentProps<typeof PostedField>, "refusal">[] = [
  { name: "name", label: "Name" },
  { name: "phone", label: "Phone", type: "tel" },
  { name: "email", label: "E-mail", type: "email", mark: "optional" },
];

/** Somebody rang or came in: who, about which home, what. */
export { sendOrKeep as clientAction } from "../shell/unsent-form.ts";

export default function NewRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { places, known, mayBook, formKey } = loaderData;
  const refusal = actionData?.refusal;
  const typed: Partial<Record<string, string>> = actionData?.fields ?? known ?? {};
  const bodyError = refusal?.errors?.find(({ path }) => path === "body")?.message;
  return (
    <>
      <OfficeHead
        title="A call"
        note="Whoever rings or comes in is answered like everybody else."
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
            label="Home"
            mark="optional"
            hint="Part of the street, the postcode or the reference"
            refusal={refusal}
            typed={actionData?.fields ?? {}}
          />
          <CameFromSelect places={places} value={typed["cameFrom"] ?? ""} />
          <TextArea
            name="body"
            label="What it is about"
            rows={4}
            defaultValue={typed["body"]}
            {...(bodyError !== undefined && { error: bodyError })}
          />
          <label>
            <input type="checkbox" name="answered" defaultChecked={typed["answered"] === "on"} />{" "}
            Answered already: nothing is left to do
          </label>
          <Foot mayBook={mayBook} />
        </Form>
      </div>
    </>
  );
}

function Foot({ mayBook }: { mayBook: boolean }) {
  return (
    <p className="line">
      <Button type="submit">Enter it</Button>
      {mayBook && (
        <Button type="submit" look="secondary" name="then" value="book">
          Enter it and book a viewing
        </Button>
      )}
      <ButtonLink look="quiet" to={href("/office/inbox/:id?")}>
        Back to the inbox
      </ButtonLink>
    </p>
  );
}
