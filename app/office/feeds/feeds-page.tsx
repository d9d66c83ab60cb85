import { href, Form, Link } from "react-router";
import type { Route } from "./+types/feeds-page";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { nameFeedFields } from "../../../domain/feeds/feed-field-words.ts";
import { feedForms } from "../../../domain/feeds/feed-forms.ts";
import { bodyBytes } from "../../../domain/shared/fields/body-limits.ts";
import { formatCount } from "../../../domain/shared/formats/count.ts";
import { maySend } from "../../../domain/staff/office-forms.ts";
import { feedActs } from "../../../server/feeds/feed-acts.ts";
import { showFeeds } from "../../../server/feeds/show-feeds.ts";
import { largeFeedFile } from "../../../server/feeds/incoming/upload-file.ts";
import { answerForms } from "../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { DoneNote } from "../shell/form/done-note.tsx";
import { FormButton } from "../shell/form/form-button.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { RefusalNote } from "../shell/form/refusal-note.tsx";
import { CheckFile } from "./check-file.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import type { FeedQuestionView, RefusedView } from "./shown.ts";
import { Icon } from "../../ui/icon.tsx";
import { FileReport } from "./file-report.tsx";
import { HeldFile } from "./held-file.tsx";
import { LastFiles } from "./last-files.tsx";
import { PortalSection } from "./portal-section.tsx";
import { SourceSection } from "./source-section.tsx";
import "./feeds.css";

export const handle = { shows: ["feed", "listing", "tenancy"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const by = getSignedIn({ context });
  return {
    ...(await showFeeds(context.get(appContext), url.searchParams.get("checked") ?? "")),
    mayManage: maySend(by, feedForms.check),
    mayShrink: maySend(by, feedForms["send-anyway"]),
  };
}

export const action = answerForms(feedActs, {
  files: { maxBytes: bodyBytes.feedPage, tooLarge: largeFeedFile },
});

export { sendOrKeep as clientAction } from "../shell/form/unsent-form.ts";

export default function FeedsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sources, portals, held, report, mayManage, mayShrink } = loaderData;
  const error = actionData?.refusal?.errors?.find(({ path }) => path === "file")?.message;
  return (
    <>
      <OfficeHead title="Portals and feeds" note={describe(sources.length, portals.length)}>
        {mayManage && loaderData.hasChannels && (
          <FeedTools
            isPaused={loaderData.isPaused}
            mayFetch={sources.some(({ name }) => name === "address")}
          />
        )}
      </OfficeHead>
      <div className="office-body split feeds">
        <div className="office-list">
          <DoneNote done={actionData?.done} />
          <RefusalNote refusal={actionData?.refusal} />
          {held.map((file) => (
            <HeldFile
              key={file.id}
              file={file}
              lastRecords={loaderData.lastRecords}
              mayManage={mayManage}
              mayShrink={mayShrink}
            />
          ))}
          <RefusedFiles files={loaderData.refused} />
          <FeedQuestions questions={loaderData.questions} />
          <LastFiles
            files={loaderData.files}
            total={loaderData.total}
            hasSource={sources.length > 0}
            mayManage={mayManage}
          />
          {report && <FileReport file={report} isShort />}
          {mayManage && <CheckFile checked={loaderData.checked} error={error} />}
        </div>
        <aside className="office-list" aria-label="Sources and portals">
          <SourceSection sources={sources} mayManage={mayManage} />
          {portals.map((portal) => (
            <PortalSection key={portal.id} portal={portal} mayManage={mayManage} />
          ))}
          {portals.length === 0 ? (
            <p className="tiny">
              No portals are set up, so nothing is being sent. Ask the person who runs the site to
              connect one.
            </p>
          ) : (
            <p className="tiny">We compare listings with each portal every night at 02:00.</p>
          )}
        </aside>
      </div>
    </>
  );
}

function describe(sources: number, portals: number): string {
  const from = sources === 0 ? "files imported by hand" : formatCount(sources, "source");
  return `Properties come from ${from}${portals === 0 ? "" : ` and go to ${formatCount(portals, "portal")}`}.`;
}

/** For all feeds at once. */
function FeedTools({ isPaused, mayFetch }: { isPaused: boolean; mayFetch: boolean }) {
  return (
    <>
      <Form method="post">
        <FormButton form={isPaused ? feedForms.resume : feedForms.pause} look="secondary">
          {isPaused ? "Resume all feeds" : "Pause all feeds"}
        </FormButton>
      </Form>
      {mayFetch && (
        <Form method="post">
          <input type="hidden" name="channel" value="address" />
          <FormButton form={feedForms.hurry} look="secondary">
            <Icon name="arrow-right-left" />
            Fetch feed now
          </FormButton>
        </Form>
      )}
    </>
  );
}

/** As Today has them, until a later file is taken. */
function RefusedFiles({ files }: { files: readonly RefusedView[] }) {
  if (files.length === 0) return null;
  return (
    <OfficeSection title="Rejected files" count={files.length} look="warn">
      <ul className="rows">
        {files.map(({ id, name, at, problem }) => (
          <li key={id}>
            <Link to={href("/office/feeds/files/:id", { id })}>{name}</Link>
            <p className="tiny">
              {at}. {problem && nameFeedFields(problem)} Nothing has been changed.
            </p>
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}

/** A feed lacks these though they are being let: they are not withdrawn without a word. */
function FeedQuestions({ questions }: { questions: readonly FeedQuestionView[] }) {
  if (questions.length === 0) return null;
  return (
    <OfficeSection
      title="Tenancy in progress, but missing from the feed"
      count={questions.length}
      look="warn"
    >
      <ul className="rows">
        {questions.map(({ id, name, outcode, agentRef, asked }) => (
          <li key={id} className="rows__split">
            <div>
              <Link to={href("/office/listings/:id", { id })}>
                {name}, {outcode}
              </Link>
              <p className="tiny">
                {agentRef}, missing since {asked}. It stays listed until someone withdraws it or its
                tenancy ends.
              </p>
            </div>
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <FormButton form={feedForms["keep-home"]} look="secondary">
                Keep property listed<span className="visually-hidden">: {name}</span>
              </FormButton>
            </Form>
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}
