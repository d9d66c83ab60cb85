import { data, Form, useNavigation } from "react-router";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import {
  isRefusedToDemo,
  mayDo,
  roles,
  isAllowed,
  permissionNames,
  permissions,
  roleNames,
} from "../../../domain/staff/roles.ts";
import type { Route } from "./+types/team-page";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { getCaller, getSignedIn, readOfficeFields } from "../../../server/site/office-request.ts";
import { inviteColleague } from "../../../server/staff/invite-staff.ts";
import { listTeam } from "../../../server/staff/staff.ts";
import { listStaffHours } from "../../../server/viewings/list-staff-hours.ts";
import { Note } from "../../ui/note.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { Button } from "../../ui/button.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../shell/posted-field.tsx";
import { RefusalNote } from "../shell/refusal-note.tsx";
import { FreshNote } from "../shell/fresh-note.tsx";
import { RoleField } from "./role-field.tsx";
import { PeopleSection } from "./people-section.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Table } from "../../ui/table.tsx";
import "./team.css";

export const handle = { shows: ["staff"] } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { database, now } = context.get(appContext);
  const signedIn = getSignedIn({ context });
  const { staffId, isFresh } = signedIn;
  const team = await listTeam(database.orm);
  const shows = await listStaffHours(database.orm);
  return {
    isManaged: mayDo(signedIn, "manage-team"),
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

export async function action({ request, context }: Route.ActionArgs) {
  const { name = "", email = "", role = "" } = await readOfficeFields({ request, context });
  const { officeOrigin } = getCaller({ request, context });
  const by = getSignedIn({ context });
  const fields = { name, email, role };
  const invited = await inviteColleague(context.get(appContext), by, officeOrigin, fields);
  return invited.ok
    ? data({ invited: name, refusal: undefined, fields: null })
    : data({ invited: null, refusal: invited.refusal, fields }, { status: 422 });
}

export { sendOrKeep as clientAction } from "../shell/unsent-form.ts";

export default function TeamPage({ loaderData, actionData }: Route.ComponentProps) {
  const { people, isManaged, isFresh } = loaderData;
  const invited = people.filter(({ isInvited }) => isInvited).length;
  const here = people.length - invited;
  const count = `${here} ${here === 1 ? "person" : "people"}`;
  return (
    <>
      <OfficeHead title="Team" note={invited > 0 ? `${count}, ${invited} invited` : count} />
      <div className={isManaged ? "office-body office-split" : "office-body"}>
        <div className="office-list">
          {actionData?.invited && (
            <Note kind="ok" live>
              <p>{actionData.invited} gets an invitation by e-mail. It works for a week.</p>
            </Note>
          )}
          {loaderData.isRefusedToDemo && (
            <Note>
              <p>
                The demo’s people can’t invite anybody or change roles: anybody who tries the demo
                may be one of them.
              </p>
            </Note>
          )}
          <PeopleSection people={people} isManaged={isManaged} />
          <RoleSection />
        </div>
        {isManaged && (
          <InviteSection
            key={people.length}
            isFresh={isFresh}
            refusal={actionData?.refusal}
            fields={actionData?.fields ?? null}
          />
        )}
      </div>
    </>
  );
}

function InviteSection({
  isFresh,
  refusal,
  fields,
}: {
  isFresh: boolean;
  refusal: FormRefusal | undefined;
  /** What was sent and refused. */
  fields: { name: string; email: string; role: string } | null;
}) {
  const isSending = useNavigation().state === "submitting";
  return (
    <OfficeSection title="Invite somebody" look="door">
      <Form method="post" noValidate className="office-section__body office-form">
        <FreshNote isFresh={isFresh} what="Roles and access can be changed" />
        <RefusalNote refusal={refusal} />
        <PostedField name="name" label="Name" defaultValue={fields?.name} refusal={refusal} />
        <PostedField
          name="email"
          label="Work e-mail"
          type="email"
          defaultValue={fields?.email}
          refusal={refusal}
        />
        <RoleField value={roles.find((role) => role === fields?.role) ?? ""} refusal={refusal} />
        <Button type="submit" busy={isSending}>
          Send the invitation
        </Button>
      </Form>
    </OfficeSection>
  );
}

const columns = ["May", ...roles.map((role) => roleNames[role])].map((title) => ({ title }));

function RoleSection() {
  return (
    <OfficeSection
      title="What a role may do"
      count={roles.length}
      tools={<span className="tiny">Fixed. A person has one role.</span>}
    >
      <div className="role-table">
        <Table
          caption="Permissions by role"
          captionHidden
          columns={columns}
          rows={permissionNames.map((name) => ({
            key: name,
            cells: [
              permissions[name],
              ...roles.map((role) => <Answer key={role} isYes={isAllowed(role, name)} />),
            ],
          }))}
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
