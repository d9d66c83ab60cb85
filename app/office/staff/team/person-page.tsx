import { formatCount } from "../../../../domain/shared/formats/count.ts";
import { data, href, Form } from "react-router";
import { formatMoment } from "../../../../domain/staff/format-moment.ts";
import { isUuid } from "../../../../domain/shared/uuid.ts";
import { roleNames, type Role } from "../../../../domain/staff/roles.ts";
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
import { FieldError } from "../../../ui/field.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";
import { useAnswerTo } from "../../shell/form/office-answer.ts";
import { OfficeField } from "../../shell/form/office-field.tsx";
import { OfficeForms } from "../../shell/form/office-result.tsx";
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
}: {
  person: { branch: string | null; isLimited: boolean };
  branches: readonly { id: string; name: string }[];
}) {
  const { name: form, fields } = colleagueForms.branch;
  const { refusal, typed } = useAnswerTo(form);
  if (branches.length === 0) return null;
  const error = refusal?.errors?.find(({ path }) => path === "isLimited")?.message;
  return (
    <OfficeSection title="Branch">
      <Form method="post" className="office-section__body office-form">
        <OfficeField
          form={form}
          name="branch"
          field={fields.branch}
          options={branches.map(({ id, name }) => ({ value: id, label: name }))}
          value={person.branch ?? ""}
        />
        <FieldError name="isLimited" error={error} />
        <label className="team-tick">
          <input
            type="checkbox"
            name="isLimited"
            defaultChecked={typed ? typed["isLimited"] === "on" : person.isLimited}
          />{" "}
          {fields.isLimited.label}
        </label>
        <p className="tiny">
          They won’t see contacts, the outbox, feeds or unmatched email, because those cover the
          whole agency.
        </p>
        <FormButton form={colleagueForms.branch} look="secondary" size="usual">
          Save branch
        </FormButton>
      </Form>
    </OfficeSection>
  );
}

interface Succession {
  /** How many viewings and other appointments ahead somebody else has to take over. */
  viewings: number;
  successors: readonly { id: number; name: string }[];
}

function LeaveSection({
  person: { name, isInvited },
  ...succession
}: Succession & { person: { name: string; isInvited: boolean } }) {
  const { refusal } = useAnswerTo("leave");
  return (
    <OfficeSection title={isInvited ? "Invitation" : "Access"}>
      <div className="office-section__body office-list">
        <Form method="post" className="office-form">
          <FormButton form={colleagueForms["invite-again"]} look="secondary" size="usual">
            {isInvited ? "Resend invitation" : "Send new invitation"}
          </FormButton>
          {!isInvited && (
            <p className="tiny">
              Use this if they’ve lost all their devices. We’ll email a one-time link.
            </p>
          )}
        </Form>
        <Form method="post" className="office-form">
          {succession.viewings > 0 && <SuccessorField {...succession} />}
          <AnywayNote refusal={refusal} />
          <FormButton form={colleagueForms.leave} look="danger" size="usual">
            {isInvited ? "Withdraw invitation" : `Remove ${name}`}
            {refusal?.anyway !== undefined && " anyway"}
          </FormButton>
          <p className="tiny">
            {isInvited
              ? "The link stops working straight away."
              : "This signs them out everywhere and removes their passkeys. We’ll keep their activity log."}
          </p>
        </Form>
      </div>
    </OfficeSection>
  );
}

function SuccessorField({ viewings, successors }: Succession) {
  const label = `Who takes over their ${formatCount(viewings, "upcoming appointment")}?`;
  return (
    <OfficeField
      form="leave"
      name="successor"
      field={{ ...colleagueForms.leave.fields.successor, label }}
      options={successors.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  );
}

export default function PersonPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { person, note, showsHomesAs, isMe, isFresh } = loaderData;
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
          to={href("/office/activity-log/:subject/:id", { subject: "staff", id: params.id })}
          look="secondary"
          size="small"
        >
          Activity log
        </ButtonLink>
      </OfficeHead>
      <div className="office-body office-list">
        <DoneNote done={actionData?.done} />
        <FreshNote isFresh={isFresh} what="change roles and access" />
        <RefusalNote refusal={actionData?.refusal} />
        <OfficeForms answer={actionData}>
          <EditSection key={`${person.name} ${person.role}`} person={person} />
          <EmailSection key={person.email} email={person.email} />
          <BranchSection key={`${person.branch} ${person.isLimited}`} {...loaderData} />
          {!isMe && <LeaveSection {...loaderData} />}
        </OfficeForms>
      </div>
    </>
  );
}

function EmailSection({ email }: { email: string }) {
  const { name: form, fields } = colleagueForms.email;
  return (
    <OfficeSection title="Email address">
      <Form
        method="post"
        noValidate
        autoComplete="off"
        className="office-section__body office-form"
      >
        <OfficeField form={form} name="wasEmail" field={fields.wasEmail} value={email} />
        <OfficeField form={form} name="email" field={fields.email} value={email} />
        <FormButton form={colleagueForms.email} look="secondary" size="usual">
          Change address
        </FormButton>
      </Form>
    </OfficeSection>
  );
}

/** What was refused stays in the form, beside what is stored now. */
function EditSection({ person: { name, role } }: { person: { name: string; role: Role } }) {
  const { name: form, fields } = colleagueForms.edit;
  return (
    <OfficeSection title="Name and role" look="door">
      <Form method="post" noValidate className="office-section__body office-form">
        <OfficeField form={form} name="wasName" field={fields.wasName} value={name} />
        <OfficeField form={form} name="wasRole" field={fields.wasRole} value={role} />
        <OfficeField form={form} name="name" field={fields.name} value={name} />
        <OfficeField form={form} name="role" field={fields.role} value={role} />
        <FormButton form={colleagueForms.edit} size="usual">
          Save name and role
        </FormButton>
      </Form>
    </OfficeSection>
  );
}
