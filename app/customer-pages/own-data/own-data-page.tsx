import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/own-data-page";
import { buildCasePath, readCaseKind } from "../../../domain/customer-page-links/case-path.ts";
import { findText } from "../../../domain/shared/text/find-text.ts";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { chooseMarketing } from "../../../server/customer-pages/own-data/choose-marketing.ts";
import { askForOwnData, eraseOwnData } from "../../../server/customer-pages/own-data/own-data.ts";
import { showOwnData } from "../../../server/customer-pages/own-data/show-own-data.ts";
import {
  askForLink,
  caseHeaders,
  getMailOrigin,
  openCasePage,
  readCasePost,
  refuseCase,
  refuseMail,
} from "../../../server/site/case-page.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { createPageMeta, noIndex } from "../../brand/page-meta.ts";
import { caseText } from "../../brand/texts/case-text.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { CaseForm } from "../case-form.tsx";
import { CaseFrame } from "../case-frame.tsx";
import { ClosedLink } from "../closed-link.tsx";

export const handle = { scripts: false, ownFrame: true } satisfies PageHandle;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const kind = readCaseKind(url.pathname);
  const opened = await openCasePage({ context, params }, kind);
  const secret = url.searchParams.get("confirm") ?? "";
  const shown = opened && (await showOwnData(context.get(appContext), opened, secret));
  const path = buildCasePath(kind, params.token);
  const done = url.searchParams.get("done");
  return data({ shown, path, secret, done }, { status: shown ? 200 : 404 });
}

export function headers() {
  return caseHeaders;
}

export function meta() {
  return [
    ...createPageMeta("What we hold about you", "Get a copy, erase it, or change our emails."),
    noIndex,
  ];
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const kind = readCaseKind(url.pathname);
  const opened = await openCasePage({ context, params }, kind);
  if (opened === null) return askForLink({ request, context, params }, kind);
  const posted = await readCasePost({ request, context, params }, opened);
  if (!posted.ok) return posted.answer;
  const app = context.get(appContext);
  const { fields } = posted.form;
  const path = `${buildCasePath(kind, params.token)}/data`;
  if (fields["change"] === "erase") {
    const erasure = await eraseOwnData(app, opened, fields["confirm"] ?? "");
    return data({ erasure, renewed: undefined, refusal: undefined });
  }
  if (fields["change"] === "marketing" && opened.kind === "renter") {
    await chooseMarketing(app, opened, fields);
    throw redirect(`${path}?done=chosen`, 303);
  }
  const siteUrl = getMailOrigin(context);
  if (siteUrl === null) return refuseMail(fields);
  const wish = fields["wish"] ?? "";
  const asked = await askForOwnData(app, opened, { wish, siteUrl });
  if (!asked.ok) return refuseCase(asked.refusal, fields);
  throw redirect(`${path}?done=${asked.answer.done}`, 303);
}

const doneTexts = {
  chosen: "We’ve saved your choice.",
  copy: "We’ve emailed you a link to your copy.",
  erasure: "We’ve emailed you a link. We won’t erase anything until you open it and confirm.",
};

const erasureTexts = {
  erased:
    "We’ve erased what we held about you, except what we must keep by law. Your link may stop working.",
  blocked: "We can’t erase this yet. See why below.",
  unconfirmed: "The link in the email has expired. Ask for a new one.",
};

export default function OwnDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, path, secret, done } = loaderData;
  const erasure = actionData && "erasure" in actionData ? actionData.erasure : undefined;
  if (erasure === "erased") return <Erased />;
  if (shown === null) return <ClosedLink renewed={actionData?.renewed} />;
  const said = findText(doneTexts, done);
  return (
    <CaseFrame>
      <div className="case__closed case__data">
        <p>
          <a href={path}>Back to your page</a>
        </p>
        <h1>{caseText.data}</h1>
        {erasure && (
          <Note kind="error" live>
            <p>{erasureTexts[erasure]}</p>
          </Note>
        )}
        {actionData?.refusal && (
          <Note kind="error" live>
            <p>{actionData.refusal.detail}</p>
          </Note>
        )}
        {said !== undefined && !actionData && (
          <Note kind="ok" live>
            <p>{said}</p>
          </Note>
        )}
        {shown.isStale && (
          <Note kind="warn">
            <p>The link in the email has expired, or came from another page. Ask for a new one.</p>
          </Note>
        )}
        {shown.confirmed === "copy" && <ConfirmedCopy path={path} secret={secret} />}
        {shown.erasure && <ConfirmedErasure erasure={shown.erasure} secret={secret} />}
        {shown.choices && <Choices choices={shown.choices} />}
        <section className="case__part">
          <h2>A copy of everything</h2>
          <p>
            Everything we hold about you, as a file that programs can read. We email you a link
            first, because someone else could have the link to this page.
          </p>
          <Ask wish="copy" label="Email me the link to my copy" />
        </section>
        <section className="case__part">
          <h2>Erase my data</h2>
          <p>
            We’ll email you a link. It shows what we’ll erase and what the law says we must keep,
            and asks you to confirm.
          </p>
          <Ask wish="erasure" label="Email me the link to erase my data" />
        </section>
      </div>
    </CaseFrame>
  );
}

function Ask({ wish, label }: { wish: string; label: string }) {
  return (
    <Form method="post" className="space-above">
      <input type="hidden" name="wish" value={wish} />
      <Button type="submit" look="secondary" name="change" value="ask">
        {label}
      </Button>
    </Form>
  );
}

function Choices({
  choices,
}: {
  choices: readonly { channel: string; name: string; allowed: boolean | null }[];
}) {
  return (
    <section className="case__part">
      <h2>Email preferences</h2>
      <CaseForm className="case__form">
        <fieldset className="field">
          <legend className="label">As well as essential emails</legend>
          {choices.map(({ channel, name, allowed }) => (
            <label className="check" key={channel}>
              <input type="checkbox" name={channel} defaultChecked={allowed ?? false} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" look="secondary" name="change" value="marketing">
          Save preferences
        </Button>
      </CaseForm>
    </section>
  );
}

function ConfirmedCopy({ path, secret }: { path: string; secret: string }) {
  return (
    <section className="panel panel--door case__next">
      <h2>Your copy is ready</h2>
      <p className="muted">We create it when you press the button and don’t keep a copy.</p>
      <form method="post" action={`${path}/data/copy`}>
        <input type="hidden" name="confirm" value={secret} />
        <Button type="submit">Get my copy</Button>
      </form>
    </section>
  );
}

function ConfirmedErasure({
  erasure: { isBlocked, reasons },
  secret,
}: {
  erasure: { isBlocked: boolean; reasons: readonly string[] };
  secret: string;
}) {
  return (
    <section className="panel panel--door case__next">
      <h2>{isBlocked ? "We can’t erase this yet" : "Erase your data now?"}</h2>
      <p className="muted">
        {isBlocked
          ? "We won’t erase anything until this is done. Write to us or call us and we’ll help."
          : "You can’t undo this. We’ll erase everything linked to your email address: your enquiries, viewings, offers, messages and files."}
      </p>
      {reasons.length > 0 && (
        <ul className="case__reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {!isBlocked && (
        <Form method="post">
          <input type="hidden" name="confirm" value={secret} />
          <Button type="submit" name="change" value="erase">
            Erase my data
          </Button>
        </Form>
      )}
    </section>
  );
}

function Erased() {
  return (
    <CaseFrame>
      <div className="case__closed">
        <div className="panel panel--door">
          <h1>Erased</h1>
          <p className="lede">{erasureTexts.erased}</p>
          <div className="row space-above">
            <ButtonLink to="/" reloadDocument>
              Go to the home page
            </ButtonLink>
          </div>
        </div>
      </div>
    </CaseFrame>
  );
}
