import { formatCount } from "../../../domain/shared/formats/count.ts";
import { maySend } from "../../../domain/staff/office-forms.ts";
import { branchForms } from "../../../domain/branches/branch-forms.ts";
import { href, Link } from "react-router";
import type { Route } from "./+types/branches-page";
import { formatWeek, parseWeek } from "../../../domain/viewings/availability/outside-hours.ts";
import { askToMove } from "../../../domain/viewings/availability/still-booked.ts";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { isAllowed } from "../../../domain/staff/roles.ts";
import { branchActs } from "../../../server/branches/change-branches.ts";
import { countOfBranches, listBranches } from "../../../server/branches/list-branches.ts";
import { getBranchMark } from "../../../server/branches/read-branch.ts";
import { findResponseTarget } from "../../../server/conversations/response-target.ts";
import { answerForms } from "../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { getBranchLimit } from "../../../server/staff/sessions.ts";
import { listOutsideHours } from "../../../server/viewings/availability/list-outside-hours.ts";
import { DoneNote } from "../shell/form/done-note.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { RefusalNote } from "../shell/form/refusal-note.tsx";
import { BranchForm, CloseBranch } from "./branch-form.tsx";
import { OutsideHours } from "./outside-hours.tsx";
import { SettingsNav } from "./settings-nav.tsx";
import "./settings.css";

export const handle = { shows: ["branch"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { orm } = app.database;
  const signedIn = getSignedIn({ context });
  const open = await listBranches(orm);
  const counts = await countOfBranches(orm);
  const shown = open.map(({ createdAt: _at, closedAt: _closed, ...branch }) => ({
    ...branch,
    mark: getBranchMark(branch),
    ...counts(branch.id),
  }));
  const chosen = shown.find(({ id }) => id === url.searchParams.get("branch")) ?? null;
  const was = parseWeek(url.searchParams.get("was"));
  const { hours } = await findResponseTarget(orm);
  return {
    branches: shown,
    chosen: chosen && {
      ...chosen,
      postTo: `${url.pathname}?${new URLSearchParams({ branch: chosen.id, was: formatWeek(chosen.week ?? hours.week) })}`,
      outside: await listOutsideHours(app, {
        of: chosen.id,
        was,
        reader: getBranchLimit(signedIn),
      }),
    },
    mayManage: maySend(signedIn, branchForms.edit),
    mayMove: isAllowed(signedIn.role, "edit-diary"),
  };
}

export const action = answerForms(branchActs);

export { sendOrKeep as clientAction } from "../shell/form/unsent-form.ts";

export default function BranchesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { branches, chosen, mayManage, mayMove } = loaderData;
  const refusal = actionData?.refusal;
  const booked = chosen ? chosen.outside.appointments.length + chosen.outside.elsewhere : 0;
  const still = askToMove(booked, "outside the branch’s hours");
  const done = actionData?.done && `${actionData.done} ${still}`.trim();
  const others = branches.filter(({ id }) => id !== chosen?.id);
  return (
    <>
      <OfficeHead title="Settings" note="Each branch has its own phone, hours, areas and people." />
      <SettingsNav />
      <div className="office-body office-list">
        <DoneNote done={done} />
        <RefusalNote refusal={refusal} />
        {chosen && <OutsideHours outside={chosen.outside} mayEdit={mayMove} />}
        <BranchList branches={branches} mayManage={mayManage} />
        {mayManage && (
          <BranchForm
            key={chosen?.mark ?? `new ${branches.length}`}
            branch={chosen}
            refusal={refusal}
            entered={refusal && actionData?.fields}
          />
        )}
        {mayManage && chosen && <CloseBranch branch={chosen} others={others} refusal={refusal} />}
      </div>
    </>
  );
}

type Shown = Route.ComponentProps["loaderData"]["branches"];

function BranchList({ branches, mayManage }: { branches: Shown; mayManage: boolean }) {
  return (
    <OfficeSection title="Branches" count={branches.length}>
      <ul className="rows">
        {branches.length === 0 && (
          <li>You have one office. Add branches to split work between them.</li>
        )}
        {branches.map(({ id, name, address, phone, areas, feedId, isMain, homes, people }) => (
          <li key={id} className="rows__split">
            <div>
              <b>{name}</b> {isMain && <span className="badge badge--info">Main branch</span>}
              <p className="tiny">{[phone, address].filter(Boolean).join(", ")}</p>
              <p className="tiny">
                {formatCount(homes, "property", "properties")}, {formatCount(people, "colleague")}
                {areas.length > 0 && `; ${areas.join(", ")}`}
                {feedId !== null && `; feed branch number ${feedId}`}
              </p>
            </div>
            {mayManage && (
              <Link to={`${href("/office/settings/branches")}?branch=${id}#name`}>
                Change<span className="visually-hidden"> {name}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}
