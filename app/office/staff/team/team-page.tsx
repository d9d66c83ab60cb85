import { formatCount } from "../../../../domain/shared/formats/count.ts";
import { Form, useNavigation } from "react-router";
import { formatMoment } from "../../../../domain/staff/format-moment.ts";
import {
  isRefusedToDemo,
  hasPermission,
  roles,
  isAllowed,
  permissionNames,
  permissions,
  roleNames,
} from "../../../../domain/staff/roles.ts";
import { teamForms } from "../../../../domain/staff/team-forms.ts";
import type { Route } from "./+types/team-page";
import type { PageHandle } from "../../../../domain/site/page-handle.ts";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { answerForms } from "../../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../../server/site/office-request.ts";
import { teamActs } from "../../../../server/site/team-acts.ts";
import { listTeam } from "../../../../server/staff/staff.ts";
import { listStaffHours } from "../../../../server/viewings/availability/list-staff-hours.ts";
import { Note } from "../../../ui/note.tsx";
import { ColumnTable, type ColumnView } from "../../shell/table/column-table.tsx";
import { OfficeHead } from "../../shell/office-head.tsx";
import { DoneNote } from "../../shell/form/done-note.tsx";
import { FormButton } from "../../shell/form/form-button.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";
import { OfficeField } from "../../shell/form/office-field.tsx";
import { OfficeForms } from "../../shell/form/office-result.tsx";
import type { FormRefusal } from "../../shell/form/posted-field.tsx";
import { RefusalNote } from "../../shell/form/refusal-note.tsx";
import { FreshNote } from "../../shell/form/fresh-note.tsx";
import { PeopleSection } from "./people-section.tsx";
import { Icon } from "../../../ui/icon.tsx";
import "./team.css";

export const handle = { shows: ["staff"] } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { database, now } = context.get(appContext);
  const signedIn = getSignedIn({ context });
  const { staffId, isFresh } = signedIn;
  const team = await listTeam(database.orm);
  const shows = await listStaffHours(database.orm);
  return {
    isManaged: hasPermission(signedIn, "manage-team"),
    isRefusedToDemo: isRefusedToDemo(signedIn, "manage-team"),
    isFresh,
    people: team.map(({ joinedAt, seenAt, id, ...person }) => ({
      ...person,
      id,
      isInvited: joinedAt === null,
      isMe: id === staffId,
      shows: shows.get(id) ?? null,
      seen: seenAt && formatMoment(seenAt, now()),
    })),
  };
}

export const action = answerForms(teamActs);

export { sendOrKeep as clientAction } from "../../shell/form/unsent-form.ts";

export default function TeamPage({ loaderData, actionData }: Route.ComponentProps) {
  const { people, isManaged, isFresh } = loaderData;
  const invited = people.filter(({ isInvited }) => isInvited).length;
  const here = people.length - invited;
  const count = formatCount(here, "person", "people");
  return (
    <>
      <OfficeHead title="Team" note={invited > 0 ? `${count}, ${invited} invited` : count} />
      <div className={isManaged ? "office-body split office-split" : "office-body"}>
        <div className="office-list">
          <DoneNote done={actionData?.done} />
          {loaderData.isRefusedToDemo && (
            <Note>
              <p>
                Demo users can’t invite anyone or change roles, because anyone who tries the demo
                may be signed in as one.
              </p>
            </Note>
          )}
          <PeopleSection people={people} isManaged={isManaged} />
          <RoleSection />
        </div>
        {isManaged && (
          <OfficeForms answer={actionData}>
            <InviteSection key={people.length} isFresh={isFresh} refusal={actionData?.refusal} />
          </OfficeForms>
        )}
      </div>
    </>
  );
}

function InviteSection({
  isFresh,
  refusal,
}: {
  isFresh: boolean;
  refusal: FormRefusal | undefined;
}) {
  const { name: form, fields } = teamForms.invite;
  const isSending = useNavigation().state === "submitting";
  return (
    <OfficeSection title="Invite a colleague" look="door">
      <Form method="post" noValidate className="office-section__body office-form">
        <FreshNote isFresh={isFresh} what="change roles and access" />
        <RefusalNote refusal={refusal} />
        <OfficeField form={form} name="name" field={fields.name} />
        <OfficeField form={form} name="email" field={fields.email} />
        <OfficeField form={form} name="role" field={fields.role} />
        <FormButton form={teamForms.invite} size="usual" busy={isSending}>
          Send invitation
        </FormButton>
      </Form>
    </OfficeSection>
  );
}

const roleColumns: ColumnView<(typeof permissionNames)[number]>[] = [
  { title: "Permission", show: (name) => permissions[name] },
  ...roles.map((role) => ({
    title: roleNames[role],
    show: (name: (typeof permissionNames)[number]) => <Answer isYes={isAllowed(role, name)} />,
  })),
];

function RoleSection() {
  return (
    <OfficeSection
      title="Roles and permissions"
      count={roles.length}
      tools={<span className="tiny">Roles can’t be edited. Everyone has one role.</span>}
    >
      <div className="role-table">
        <ColumnTable
          caption="Permissions by role"
          rows={permissionNames}
          getKey={(name) => name}
          columns={roleColumns}
        />
      </div>
    </OfficeSection>
  );
}

function Answer({ isYes }: { isYes: boolean }) {
  return (
    <>
      {isYes ? <Icon name="check" size="small" /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{isYes ? "yes" : "no"}</span>
    </>
  );
}
