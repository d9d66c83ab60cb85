import { data, Form, href } from "react-router";
import type { Route } from "./+types/file-page";
import { feedForms } from "../../../domain/feeds/feed-forms.ts";
import { nameFeedFields } from "../../../domain/feeds/feed-field-words.ts";
import {
  describeWithdrawn,
  feedFileStateNames,
  feedSourceNames,
  isShortFile,
  nameImport,
  needsRelistDecision,
} from "../../../domain/feeds/feed-file.ts";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { maySend } from "../../../domain/staff/office-forms.ts";
import { findFile } from "../../../server/feeds/incoming/decide-file.ts";
import { feedActs } from "../../../server/feeds/feed-acts.ts";
import { showFile } from "../../../server/feeds/incoming/show-files.ts";
import { answerForms } from "../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { nameStaff } from "../../../server/staff/name-staff.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { FormButton } from "../shell/form/form-button.tsx";
import { DoneNote } from "../shell/form/done-note.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { RefusalNote } from "../shell/form/refusal-note.tsx";
import { FileReport } from "./file-report.tsx";
import "./feeds.css";

export const handle = { shows: ["feed"] } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const by = getSignedIn({ context });
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
      by: names.get(decidedBy ?? "") ?? "someone",
      at: formatMoment(decidedAt, app.now()),
    },
    mayManage: maySend(by, feedForms.take),
    mayShrink: maySend(by, feedForms["send-anyway"]),
  };
}

export const action = answerForms(feedActs);

export { sendOrKeep as clientAction } from "../shell/form/unsent-form.ts";

export default function FilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { file, report, by, decided } = loaderData;
  return (
    <>
      <OfficeHead
        title={file.name}
        note={`${feedSourceNames[file.source]} ${file.at}${by ? ` by ${by}` : ""}. ${feedFileStateNames[file.state]}${decided ? ` by ${decided.by} ${decided.at}` : ""}.`}
      >
        <ButtonLink look="secondary" size="small" to={href("/office/feeds")}>
          Portals and feeds
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
  file,
  report,
  isKept,
  mayManage,
  mayShrink,
}: Route.ComponentProps["loaderData"]) {
  if (!mayManage) return null;
  const { id, state, source, figures } = file;
  const isShort = isShortFile(file);
  const mayTake =
    isKept && report !== null && needsRelistDecision(state) && (!isShort || mayShrink);
  const mayRetry = isKept && (state === "refused" || state === "held");
  const mayDrop = needsRelistDecision(state) || state === "refused";
  if (!mayDrop) return null;
  return (
    <Form method="post" className="feeds__buttons">
      <input type="hidden" name="id" value={id} />
      {mayTake && (
        <FormButton form={feedForms.take} look={isShort ? "danger" : "primary"}>
          {nameImport(file)}
        </FormButton>
      )}
      {mayRetry && (
        <FormButton form={feedForms.retry} look="secondary">
          {source === "upload" ? "Test file again" : "Retry file"}
        </FormButton>
      )}
      {mayDrop && (
        <FormButton form={feedForms.drop} look="secondary">
          Discard file
        </FormButton>
      )}
      {state === "checked" && (
        <p className="tiny">
          This file was only tested. Properties change only if someone imports it.
        </p>
      )}
      {isShort && report !== null && figures && (
        <p className="tiny">
          Importing this file would withdraw {describeWithdrawn(figures)}.
          {!mayShrink && " Only an admin can withdraw this many properties at once."}
        </p>
      )}
    </Form>
  );
}
