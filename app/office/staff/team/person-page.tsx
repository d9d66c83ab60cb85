import { data, href, Form } from "react-router";
import { formatMoment } from "../../../../domain/staff/format-moment.ts";
import { isUuid } from "../../../../domain/shared/uuid.ts";
import { roleNames, type Role, roles } from "../../../../domain/staff/roles.ts";
import { colleagueForms } from "../../../../domain/staff/team-forms.ts";
import type { Route } from "./+types/person-page";
import { listBranchChoices } from "../../../../server/branches/list-branches.ts";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { answerForms } from "../../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../../server/site/office-request.ts";
import { colleagueActs } from "../../../../server/site/team-acts.ts";
import { findStaff } from "../../../../server/staff/staff.ts";
import { listShowingPeople } from "../../../../server/viewings/availability/find-availability.ts";
import { listViewingsOfColleague } from "../../../../server/viewings/availability/leave-staff.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmailText } from "../../../ui/email-text.tsx";
import { DoneNote } from "../../shell/form/done-note.tsx";
import { FormButton } from "../../shell/form/form-button.tsx";
import { OfficeHead } from "../../shell/office-head.tsx";
import { RefusalNote } from "../../shell/form/refusal-note.tsx";
import { FieldError, FieldFrame } from "../../../ui/field.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../../shell/form/posted-field.tsx";
import { RoleField } from "./role-field.tsx";
import { FreshNote } from "../../shell/form/fresh-note.tsx";
import { AnywayNote } from "../../viewings/anyway-note.tsx";
import "./team.css";

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { database, now } = context.get(appContext);
  const { staffId, isFresh } = getSignedIn({ context });
  const person = isUuid(id) ? await findStaff(database.orm, id) : null;
  if (!person || person.leftAt) throw data(null, { status: 404 });
  const { name, email, role, branch, isLimited, joinedAt, invitedAt } = person;
  const viewings = await listViewingsOfColleague(database.orm, id, now());
  const others = await listShowingPeople(database.orm);
  const began = joinedAt ? "joined" : "invited";
  return {
    person: { name, email, role, branch, isLimited, isInvited: joinedAt === null },
    branches: await listBranchChoices(database.orm),
    note: `${email}, ${roleNames[role]}, ${began} ${formatMoment(joinedAt ?? invitedAt, now())}`,
    isMe: id === staffId,
    isFresh,
    showsHomesAs: others.find((other) => other.staffId === id)?.id ?? null,
    viewings: viewings.length,
    successors: others
      .filter((other) => other.staffId !== id)
      .map((other) => ({ id: other.id, name: other.name })),
  };
}

export const action = answerForms(colleagueActs);

export { sendOrKeep as clientAction } from "../../shell/form/unsent-form.ts";

/** Where a colleague works. Nothing for an agency with one branch or none. */
function BranchSection({
  person,
  branches,
  refusal,
}: {
  person: { branch: string | null; isLimited: boolean };
  branches: readonly { id: string; name: string }[];
  refusal: FormRefusal | undefined;
}) {
  if (branches.length === 0) return null;
  const errorOf = (name: string) => refusal?.errors?.find(({ path }) => path === name)?.message;
  const error = errorOf("branch");
  return (
    <OfficeSection title="Branch">
      <Form method="post" className="office-section__body office-form">
        <FieldFrame name="branch" label="Works in" {...(error !== undefined && { error })}>
          <select
            className="select"
            id="branch"
            name="branch"
            defaultValue={person.branch ?? ""}
            aria-describedby={error ? "branch-error" : undefined}
            aria-invalid={error ? true : undefined}
          >
            <option value="">No branch</option>
            {branches.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </FieldFrame>
        <FieldError name="isLimited" error={errorOf("isLimited")} />
        <label className="team-tick">
          <input type="checkbox" name="isLimited" defaultChecked={person.isLimited} /> Sees and
          changes what is this branch’s only
        </label>
        <p className="tiny">
          They then see neither people’s cards nor mails, feeds and mail that nobody has sorted:
          those are the whole agency’s.
        </p>
        <FormButton form={colleagueForms.branch} look="secondary" size="usual">
          Save
        </FormButton>
      </Form>
    </OfficeSection>
  );
}

interface Succession {
  /** How many viewings and other appointments ahead somebody else has to take over. */
  viewings: number;
  successors: readonly { id: number; name: string }[];
  /** Id of whom the form named that was refused. */
  chosen: string;
  refusal: FormRefusal | undefined;
}

function LeaveSection({
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

export default function PersonPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { person, note, showsHomesAs, isMe, isFresh } = loaderData;
  const { refusal, fields = {} } = actionData ?? {};
  const isOf = (form: string) => refusal !== undefined && actionData?.form === form;
  const answerTo = (form: keyof typeof colleagueForms) =>
    isOf(form) ? { refusal, fields } : { refusal: undefined, fields: undefined };
  return (
    <>
      <OfficeHead title={person.name} note={<EmailText>{note}</EmailText>}>
        {showsHomesAs !== null && (
          <ButtonLink
            to={href("/office/diary/availability/:id?", { id: String(showsHomesAs) })}
            look="secondary"
            size="small"
          >
            Hours, areas and time off
          </ButtonLink>
        )}
        <ButtonLink
          to={href("/office/history/:subject/:id", { subject: "staff", id: params.id })}
          look="secondary"
          size="small"
        >
          History
        </ButtonLink>
      </OfficeHead>
      <div className="office-body office-list">
        <DoneNote done={actionData?.done} />
        <FreshNote isFresh={isFresh} what="Roles and access can be changed" />
        <RefusalNote refusal={refusal} />
        <EditSection key={`${person.name} ${person.role}`} person={person} {...answerTo("edit")} />
        <EmailSection key={person.email} email={person.email} {...answerTo("email")} />
        <BranchSection
          key={`${person.branch} ${person.isLimited}`}
          {...loaderData}
          refusal={answerTo("branch").refusal}
        />
        {!isMe && (
          <LeaveSection
            {...loaderData}
            chosen={answerTo("leave").fields?.["successor"] ?? ""}
            refusal={answerTo("leave").refusal}
          />
        )}
      </div>
    </>
  );
}

function EmailSection({
  email,
  refusal,
  fields,
}: {
  email: string;
  refusal: FormRefusal | undefined;
  fields: Partial<Record<string, string>> | undefined;
}) {
  return (
    <OfficeSection title="E-mail address">
      <Form method="post" noValidate className="office-section__body office-form">
        <input type="hidden" name="wasEmail" value={email} />
        <PostedField
          name="email"
          type="email"
          label="Work e-mail"
          hint="Both addresses are told. Who is signed in with the old one signs in again."
          autoComplete="off"
          defaultValue={fields?.["email"] ?? email}
          refusal={refusal}
        />
        <FormButton form={colleagueForms.email} look="secondary" size="usual">
          Change the address
        </FormButton>
      </Form>
    </OfficeSection>
  );
}

/** What was refused stays in the form, beside what is stored now. */
function EditSection({
  person,
  refusal,
  fields,
}: {
  person: { name: string; role: Role };
  refusal: FormRefusal | undefined;
  fields: Partial<Record<string, string>> | undefined;
}) {
  return (
    <OfficeSection title="Name and role" look="door">
      <Form method="post" noValidate className="office-section__body office-form">
        <input type="hidden" name="wasName" value={person.name} />
        <input type="hidden" name="wasRole" value={person.role} />
        <PostedField
          name="name"
          label="Name"
          defaultValue={fields?.["name"] ?? person.name}
          refusal={refusal}
        />
        <RoleField
          value={roles.find((role) => role === fields?.["role"]) ?? person.role}
          refusal={refusal}
        />
        <FormButton form={colleagueForms.edit} size="usual">
          Save
        </FormButton>
      </Form>
    </OfficeSection>
  );
}
