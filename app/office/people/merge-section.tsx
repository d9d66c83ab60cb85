import { formatCount, choosePlural } from "../../../domain/shared/formats/count.ts";
import { Form, href, Link } from "react-router";
import { undoMergeDays } from "../../../domain/contacts/merge-rules.ts";
import { OfficeSection } from "../shell/office-section.tsx";
import { personForms } from "../../../domain/contacts/person-forms.ts";
import { FormButton } from "../shell/form/form-button.tsx";

interface Shown {
  id: string;
  contacts: readonly { id: string; name: string; phone: string; email: string | null }[];
  merges: readonly {
    contactId: string;
    merged: string;
    canUndo: boolean;
    /** Addresses that have yet to confirm it, and those that have. */
    waitsFor: readonly string[];
    confirmed: readonly string[];
  }[];
  matches: readonly {
    id: string;
    name: string;
    email: string | null;
    phone: string;
    shared: string;
  }[];
}

/** Records that are probably the same person, and those that were joined. */
export function MergeSection(props: Shown & { mayEdit: boolean }) {
  return (
    <>
      {props.matches.length > 0 && <ProbableMatches {...props} />}
      {props.merges.length > 0 && <JoinedRecords {...props} />}
    </>
  );
}

function ProbableMatches({ id, matches, mayEdit }: Shown & { mayEdit: boolean }) {
  return (
    <OfficeSection title="Probably the same person" count={matches.length} look="warn">
      <ul className="rows">
        {matches.map((match) => (
          <li key={match.id} className="rows__split">
            <div>
              <b>{match.name}</b>, {match.email ?? "no email"}, {match.phone}
              <p className="tiny">Same {match.shared}, similar name</p>
            </div>
            {mayEdit && (
              <Link to={`${href("/office/contacts/:id/merge", { id })}?with=${match.id}`}>
                Compare and merge
              </Link>
            )}
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}

function JoinedRecords({ contacts, merges, mayEdit }: Shown & { mayEdit: boolean }) {
  return (
    <OfficeSection title="Merged contacts" count={merges.length}>
      <ul className="rows">
        {merges.map(({ contactId, merged, canUndo, ...join }) => {
          const contact = contacts.find((one) => one.id === contactId);
          return (
            <li key={contactId} className="rows__split">
              <div>
                <b>{contact?.name}</b>, {contact?.email ?? "no email"}, {contact?.phone}
                <p className="tiny">
                  Merged {merged}.{" "}
                  {!canUndo &&
                    `You can’t unmerge them because more than ${formatCount(undoMergeDays, "day")} have passed.`}
                </p>
                <Confirmations {...join} />
              </div>
              {mayEdit && (
                <JoinForms
                  contactId={contactId}
                  name={contact?.email ?? contact?.name}
                  canUndo={canUndo}
                  isConfirmed={join.waitsFor.length === 0}
                />
              )}
            </li>
          );
        })}
      </ul>
    </OfficeSection>
  );
}

function Confirmations({
  waitsFor,
  confirmed,
}: Pick<Shown["merges"][number], "waitsFor" | "confirmed">) {
  if (waitsFor.length === 0)
    return <p className="tiny">They’ve confirmed that they’re the same person.</p>;
  return (
    <p className="tiny">
      <b>They haven’t confirmed yet.</b> Each link opens only the records for its own address.
      {confirmed.length > 0 &&
        ` ${confirmed.join(" and ")} ${choosePlural(confirmed.length, "has", "have")} confirmed.`}{" "}
      We’re waiting for {waitsFor.join(" and ")}.
    </p>
  );
}

function JoinForms({
  contactId,
  name,
  canUndo,
  isConfirmed,
}: {
  contactId: string;
  name: string | undefined;
  canUndo: boolean;
  isConfirmed: boolean;
}) {
  return (
    <Form method="post" className="line">
      <input type="hidden" name="contact" value={contactId} />
      {!isConfirmed && (
        <FormButton form={personForms["ask-join"]} look="secondary">
          Resend email<span className="visually-hidden">: {name}</span>
        </FormButton>
      )}
      {canUndo && (
        <FormButton form={personForms.unmerge} look="secondary">
          Unmerge contacts<span className="visually-hidden">: {name}</span>
        </FormButton>
      )}
    </Form>
  );
}
