import { data, href, redirect, Form } from "react-router";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import { roleNames, type Role, roles } from "../../../domain/staff/roles.ts";
import type { Route } from "./+types/person-page";
import { listBranchChoices } from "../../../server/branches/list-branches.ts";
import { setStaffBranch } from "../../../server/branches/set-staff-branch.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { getCaller, getSignedIn, readOfficeFields } from "../../../server/site/office-request.ts";
import { changeStaff } from "../../../server/staff/change-staff.ts";
import { inviteColleagueAgain } from "../../../server/staff/invite-staff.ts";
import { findStaff } from "../../../server/staff/staff.ts";
import { giveBackWork } from "../../../server/tenancies/give-back-work.ts";
import { listShowingPeople } from "../../../server/viewings/find-availability.ts";
import { leaveStaff, listViewingsOfColleague } from "../../../server/viewings/leave-staff.ts";
import { moveStaffEmail } from "../../../server/viewings/move-staff-email.ts";
import { warnOfSuccessor } from "../../../server/viewings/warn-of-successor.ts";
import { ButtonLink, Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { RefusalNote } from "../shell/refusal-note.tsx";
import { BranchSection } from "./branch-section.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../shell/posted-field.tsx";
import { RoleField } from "./role-field.tsx";
import { FreshNote } from "../shell/fresh-note.tsx";
import { LeaveSection } from "./leave-section.tsx";
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

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  if (!isUuid(id)) throw data(null, { status: 404 });
  const app = context.get(appContext);
  const by = getSignedIn({ context });
  const { change, ...fields } = await readOfficeFields({ request, context });
  if (change === "leave") {
    const successorId = Number(fields["successor"]) || null;
    const warned =
      successorId === null
        ? null
        : await warnOfSuccessor(app, by, { id, successorId, anyway: fields["anyway"] });
    if (warned) return answer(warned.refusal, fields);
    const left = await leaveStaff(app, by, { id, successorId }, giveBackWork);
    return left.ok ? redirect(href("/office/team")) : answer(left.refusal, fields);
  }
  if (change === "invite-again") {
    const { officeOrigin } = getCaller({ request, context });
    const invited = await inviteColleagueAgain(app, by, officeOrigin, id);
    return invited.ok
      ? data({ done: "A new invitation is on its way. The one before has ended." })
      : answer(invited.refusal, fields);
  }
  if (change === "email") {
    const { officeOrigin } = getCaller({ request, context });
    const moved = await moveStaffEmail(app, by, { id, fields, officeOrigin });
    return moved.ok
      ? data({ done: `Links go to ${moved.answer.became} from now on.` })
      : answer(moved.refusal, fields);
  }
  if (change === "branch") {
    const set = await setStaffBranch(app, by, id, fields);
    return set.ok ? data({ done: set.answer.done }) : answer(set.refusal, fields);
  }
  const changed = await changeStaff(app, by, id, fields);
  return changed.ok ? data({ done: "Saved." }) : answer(changed.refusal, fields);
}

function answer(
  refusal: { detail: string; errors?: { path: string; message: string }[]; anyway?: string },
  fields: Partial<Record<string, string>>,
) {
  return data({ refusal, fields }, { status: 422 });
}

export { sendOrKeep as clientAction } from "../shell/unsent-form.ts";

export default function PersonPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { person, note, showsHomesAs, isMe, isFresh } = loaderData;
  const refused = actionData && "refusal" in actionData ? actionData : undefined;
  return (
    <>
      <OfficeHead title={person.name} note={note}>
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
        {actionData && "done" in actionData && (
          <Note kind="ok" live>
            <p>{actionData.done}</p>
          </Note>
        )}
        <FreshNote isFresh={isFresh} what="Roles and access can be changed" />
        <RefusalNote refusal={refused?.refusal} />
        <EditSection
          key={`${person.name} ${person.role}`}
          person={person}
          refusal={refused?.refusal}
          fields={refused?.fields}
        />
        <EmailSection
          key={person.email}
          email={person.email}
          refusal={refused?.refusal}
          fields={refused?.fields}
        />
        <BranchSection
          key={`${person.branch} ${person.isLimited}`}
          {...loaderData}
          refusal={refused?.refusal}
        />
        {!isMe && (
          <LeaveSection
            {...loaderData}
            chosen={refused?.fields["successor"] ?? ""}
            refusal={refused?.refusal}
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
        <Button type="submit" look="secondary" name="change" value="email">
          Change the address
        </Button>
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
        <Button type="submit" name="change" value="edit">
          Save
        </Button>
      </Form>
    </OfficeSection>
  );
}
