import { formatCount } from "../../../domain/shared/formats/count.ts";
import type { ReactNode } from "react";
import { Form, href, Link } from "react-router";
import type { Route } from "./+types/merge-page";
import { isUuid } from "../../../domain/shared/uuid.ts";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { mergeForms } from "../../../domain/contacts/person-forms.ts";
import { undoMergeDays } from "../../../domain/contacts/merge-rules.ts";
import { findMergePair } from "../../../server/people/merge/find-merge-pair.ts";
import { mergeActs } from "../../../server/people/merge/join-people.ts";
import { createPersonChoices } from "../../../server/people/person-choices.ts";
import { answerForms } from "../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { readChoiceIn } from "../../../server/staff/read-choice.ts";
import { refuse } from "../../../server/staff/refusals.ts";
import { getBranchLimit } from "../../../server/staff/sessions.ts";
import { Button } from "../../ui/button.tsx";
import { EmailText } from "../../ui/email-text.tsx";
import { ChoiceField } from "../shell/form/choice-field.tsx";
import { FormButton } from "../shell/form/form-button.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { readRecordId, throwNotFound } from "../shell/record-id.ts";
import { ColumnTable } from "../shell/table/column-table.tsx";
import { RefusalNote } from "../shell/form/refusal-note.tsx";
import "./people.css";

export const handle = { shows: ["person"] } satisfies PageHandle;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { orm } = context.get(appContext).database;
  const id = readRecordId(params);
  const people = createPersonChoices(orm, getBranchLimit(getSignedIn({ context })));
  const { id: other, typed, refusal } = await readChoiceIn(url, people, "with");
  const pair = await findMergePair(orm, id, other !== null && isUuid(other) ? other : null);
  if (pair === null) throwNotFound();
  return { ...pair, typed, refusal: refusal ?? (other === null ? undefined : sameRecord) };
}

const { refusal: sameRecord } = refuse("That’s the record you’re on. Choose another.", "with");

export const action = answerForms(mergeActs);

export { sendOrKeep as clientAction } from "../shell/form/unsent-form.ts";

export default function MergePage({ loaderData, actionData }: Route.ComponentProps) {
  const { person, other, typed, refusal } = loaderData;
  return (
    <>
      <OfficeHead title={`Merge ${person.name} with another contact`}>
        <Link to={href("/office/contacts/:id", { id: person.id })}>Back to contact</Link>
      </OfficeHead>
      <div className="office-body office-list people-merge">
        <RefusalNote refusal={actionData?.refusal} />
        {other ? (
          <Comparison person={person} other={other} />
        ) : (
          <ChooseOther typed={typed} refusal={refusal} />
        )}
      </div>
    </>
  );
}

type Pair = Route.ComponentProps["loaderData"];

const details: { title: string; show: (record: Pair["person"]) => ReactNode }[] = [
  { title: "Name", show: ({ name }) => name },
  { title: "Email", show: ({ emails }) => <EmailText>{emails}</EmailText> },
  { title: "Phone", show: ({ phones }) => phones },
  { title: "Conversations", show: ({ conversations }) => conversations },
  { title: "Viewings", show: ({ bookings }) => bookings },
  { title: "Offers", show: ({ offers }) => offers },
  { title: "First contact", show: ({ since }) => since },
];

function Comparison({
  person,
  other,
}: {
  person: Pair["person"];
  other: NonNullable<Pair["other"]>;
}) {
  const isNamedAlike = person.name === other.name;
  const nameRecord = ({ name, emails }: Pair["person"]) =>
    isNamedAlike ? `${name}, ${emails}` : name;
  return (
    <OfficeSection title="Are these the same person?">
      <ColumnTable
        caption="The two records"
        rows={details}
        getKey={({ title }) => title}
        columns={[
          { title: "Detail", show: ({ title }) => title },
          { title: "This record", show: ({ show }) => show(person) },
          { title: "Other record", show: ({ show }) => show(other) },
        ]}
      />
      <div className="office-section__body stack">
        <p>
          Their requests, viewings, offers and emails will be on one contact record. Neither
          record’s address or link changes. You can unmerge them for{" "}
          {formatCount(undoMergeDays, "day")}.
        </p>
        <p>
          Merging doesn’t let either person see the other’s records. If they have different email
          addresses, we’ll email both to ask if they’re the same person. Until both have confirmed,
          each link opens only the records for its own address.
        </p>
        <Form method="post" className="line">
          <input type="hidden" name="other" value={other.id} />
          <FormButton form={mergeForms["keep-this"]}>Merge into {nameRecord(person)}</FormButton>
          <FormButton form={mergeForms["keep-other"]} look="secondary">
            Merge into {nameRecord(other)}
          </FormButton>
        </Form>
      </div>
    </OfficeSection>
  );
}

function ChooseOther({ typed, refusal }: Pick<Pair, "typed" | "refusal">) {
  return (
    <OfficeSection title="Which record?">
      <search>
        <Form className="line line--end people-find office-section__body">
          <ChoiceField
            kind="person"
            name="with"
            label="Name, email or phone"
            refusal={refusal}
            typed={typed}
            sendsForm
          />
          <Button type="submit" look="secondary">
            Compare contacts
          </Button>
        </Form>
      </search>
    </OfficeSection>
  );
}
