import { data, Form, href } from "react-router";
import type { Route } from "./+types/file-page";
import { nameFeedFields } from "../../../domain/feeds/feed-field-words.ts";
import {
  feedFileStateNames,
  feedSourceNames,
  isUndecided,
} from "../../../domain/feeds/feed-file.ts";
import { formatCount } from "../../../domain/shared/format-count.ts";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { isAllowed } from "../../../domain/staff/roles.ts";
import { findFile } from "../../../server/feeds/decide-file.ts";
import { handleFeedsForm } from "../../../server/feeds/handle-feeds-form.ts";
import { showFile } from "../../../server/feeds/show-files.ts";
import { getSignedIn, readOfficeFields } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { nameStaff } from "../../../server/staff/name-staff.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { DoneNote } from "../shell/done-note.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { RefusalNote } from "../shell/refusal-note.tsx";
import { FileReport } from "./file-report.tsx";
import "./feeds.css";

export const handle = { shows: ["feed"] } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { role } = getSignedIn({ context });
  const file = await findFile(app, params.id);
  if (!file) throw data(null, { status: 404 });
  const names = await nameStaff(app.database.orm, [file.receivedBy, file.decidedBy]);
  const { path, decidedAt, decidedBy, receivedBy, origin: _, sourceKey: _key, ...shown } = file;
  return {
    file: showFile(shown, app.now()),
    report: file.report,
    isKept: path !== null,
    by: names.get(receivedBy) ?? null,
    decided: decidedAt && {
      by: names.get(decidedBy ?? "") ?? "somebody",
      at: formatMoment(decidedAt, app.now()),
    },
    mayManage: isAllowed(role, "manage-feeds"),
    mayShrink: isAllowed(role, "take-shrunk-feed"),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const fields = { ...(await readOfficeFields({ request, context })), id: params.id };
  const by = getSignedIn({ context });
  const answer = await handleFeedsForm(context.get(appContext), by, fields);
  return data(answer, { status: answer.refusal ? 422 : 200 });
}

export { sendOrKeep as clientAction } from "../shell/unsent-form.ts";

export default function FilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { file, report, by, decided } = loaderData;
  return (
    <>
      <OfficeHead
        title={file.name}
        note={`${feedSourceNames[file.source]} ${file.at}${by ? ` by ${by}` : ""}. ${feedFileStateNames[file.state]}${decided ? ` by ${decided.by} ${decided.at}` : ""}.`}
      >
        <ButtonLink look="secondary" size="small" to={href("/office/feeds")}>
          Feeds
        </ButtonLink>
      </OfficeHead>
      <div className="office-body office-list">
        <DoneNote done={actionData?.done} />
        <RefusalNote refusal={actionData?.refusal} />
        {file.problem && !actionData?.refusal && (
          <Note kind={file.state === "dropped" ? "info" : "warn"}>
            <p>{nameFeedFields(file.problem)}</p>
          </Note>
        )}
        <Decision {...loaderData} />
        <FileReport file={{ ...file, report }} />
      </div>
    </>
  );
}

function Decision({
  file: { state, figures },
  report,
  isKept,
  mayManage,
  mayShrink,
}: Route.ComponentProps["loaderData"]) {
  if (!mayManage) return null;
  const isHeld = state === "held";
  const mayTake = isKept && report !== null && isUndecided(state) && (!isHeld || mayShrink);
  const mayRetry = isKept && (state === "refused" || isHeld);
  if (!isUndecided(state) && !mayRetry) return null;
  return (
    <Form method="post" className="feeds__buttons">
      {mayTake && (
        <button
          type="submit"
          className={isHeld ? "btn btn--danger btn--small" : "btn btn--primary btn--small"}
          name="change"
          value="take"
        >
          {isHeld
            ? `Take it and withdraw ${formatCount(figures?.withdrawn ?? 0, "home")}`
            : "Take it"}
        </button>
      )}
      {mayRetry && (
        <Button type="submit" look="secondary" size="small" name="change" value="retry">
          Try it again
        </Button>
      )}
      {isUndecided(state) && (
        <Button type="submit" look="secondary" size="small" name="change" value="drop">
          Drop it
        </Button>
      )}
      {isHeld && report !== null && !mayShrink && (
        <p className="tiny">Only an owner may withdraw so many homes at once.</p>
      )}
    </Form>
  );
}
