import { href } from "react-router";
import type { Route } from "./+types/my-home-page";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { signingConsent } from "../../../domain/tenancies/documents/tenancy-documents.ts";
import { handleLandlordForm } from "../../../server/customer-pages/landlord/handle-landlord-form.ts";
import {
  type LandlordHomeCase,
  type LandlordPage,
  showLandlordCase,
} from "../../../server/customer-pages/landlord/show-landlord-case.ts";
import { createCaseHeaders } from "../../../server/site/case-page.ts";
import { loadCasePage, sendCaseForm } from "../../../server/site/case-route.ts";
import { caseText } from "../../brand/texts/case-text.ts";
import { createPageMeta, noIndex } from "../../brand/page-meta.ts";
import { ButtonLink, Button } from "../../ui/button.tsx";
import { type CaseAnswer, findError } from "../case-answer.ts";
import { CaseError } from "../case-error.tsx";
import { CaseFrame } from "../case-frame.tsx";
import { CaseMessages } from "../case-messages.tsx";
import { CaseNotes } from "../case-notes.tsx";
import { DocumentList, SendDocument } from "../case-documents.tsx";
import { CaseSide } from "../case-side.tsx";
import { CaseSteps, StepBar } from "../case-steps.tsx";
import { CaseTop, OtherHomes } from "../case-top.tsx";
import { ClosedLink } from "../closed-link.tsx";
import { LandlordOffers } from "./landlord-offers.tsx";
import { describeHome } from "../describe-home.ts";
import type { MoneyRow } from "../../../domain/customer-pages/landlord-money.ts";
import type { LandlordTask } from "../../../domain/customer-pages/landlord-tasks.ts";
import { Icon } from "../../ui/icon.tsx";
import { LandlordWaits } from "./landlord-waits.tsx";
import { LandlordBefore } from "./landlord-before.tsx";
import {
  Certificates,
  Comparables,
  LandlordFigures,
  ViewerWords,
  WantedDocuments,
} from "./landlord-parts.tsx";
import { ValuationAndTerms } from "./landlord-terms.tsx";
import { Field } from "../../ui/field.tsx";
import { CaseForm } from "../case-form.tsx";
import { ViewerQuestions } from "./viewer-questions.tsx";
import { SignForm } from "../sign-form.tsx";

export const handle = { scripts: false, ownFrame: true } satisfies PageHandle;

export function loader(args: Route.LoaderArgs) {
  return loadCasePage(args, "landlord", showLandlordCase);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return createCaseHeaders(loaderHeaders);
}

export function meta() {
  return [...createPageMeta(caseText.landlord.title, caseText.landlord.description), noIndex];
}

export function action(args: Route.ActionArgs) {
  return sendCaseForm(args, "landlord", handleLandlordForm);
}

export function ErrorBoundary() {
  return <CaseError />;
}

export default function MyHomePage({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, path, done } = loaderData;
  if (shown === null || actionData?.renewed) return <ClosedLink renewed={actionData?.renewed} />;
  const { current, homes, before } = shown;
  return (
    <CaseFrame>
      {current === null ? (
        <>
          <div className="case__top case__top--plain">
            <div>
              <h1>{caseText.nothingLandlord.title}</h1>
              <p className="muted">For {shown.firstname}.</p>
            </div>
          </div>
          <CaseNotes answer={actionData} done={done} whose="landlord" />
          {before && (
            <LandlordBefore shown={shown} before={before} path={path} answer={actionData} />
          )}
          <LandlordSide shown={shown} current={null} path={path} />
        </>
      ) : (
        <>
          <OtherHomes homes={homes} currentId={current.home.id} />
          <CaseTop home={current.home} text={describeHome(current)} />
          <CaseNotes answer={actionData} done={done} whose="landlord" />
          <LandlordCase shown={shown} current={current} path={path} answer={actionData} />
          <LandlordSide shown={shown} current={current} path={path} answer={actionData} />
        </>
      )}
    </CaseFrame>
  );
}

interface CaseProps {
  shown: LandlordPage;
  current: LandlordHomeCase;
  path: string;
  answer: CaseAnswer | undefined;
}

function LandlordMoney({ rows }: { rows: readonly MoneyRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="case__part">
      <h2>Money and moving in</h2>
      <dl className="case__facts">
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function LandlordCase({ shown, current, path, answer }: CaseProps) {
  const { home, steps, certificates, papers, upload, messages, wantedPapers } = current;
  return (
    <div className="case__main">
      <LandlordNext current={current} path={path} answer={answer} />
      <LandlordMoney rows={current.money} />
      <LandlordFigures current={current} />
      <Comparables comparables={current.comparables} />
      <ViewerQuestions current={current} answer={answer} />
      <ViewerWords current={current} />
      <section className="case__part">
        <h2>{caseText.papers.landlord}</h2>
        <Certificates certificates={certificates} path={path} />
        <DocumentList papers={papers} path={path} />
        <SendDocument
          title="Send us a document"
          kinds={upload}
          people={[]}
          hidden={{ home: home.id }}
          answer={answer}
        />
      </section>
      <WantedDocuments papers={wantedPapers} />
      <ValuationAndTerms shown={shown} path={path} />
      <CaseSteps title="From valuation to move-in" steps={steps} />
      <CaseMessages messages={messages} homeId={home.id} answer={answer} />
    </div>
  );
}

/** All that waits at a home, with a way to each. */
function LandlordTasks({ tasks }: { tasks: readonly LandlordTask[] }) {
  if (tasks.length === 0) return null;
  return (
    <ul className="case-papers" aria-label="Your tasks">
      {tasks.map(({ key, title, text, at, isTheirs }) => (
        <li key={key}>
          <span className={isTheirs ? "case__warn" : "case__info"}>
            <Icon name={isTheirs ? "triangle-alert" : "clock"} />
          </span>
          <div>
            <b>{title}</b>
            <small>{text}</small>
          </div>
          {isTheirs && (
            <a className="case__open" href={`#${at}`}>
              Go to task<span className="visually-hidden">: {title}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function LandlordNext({ current, path, answer }: Omit<CaseProps, "shown">) {
  const { sign, offers, home, person, steps, stepNumber } = current;
  const hasOffers = offers.some(({ isOpen }) => isOpen);
  return (
    <section className="panel panel--door case__next" aria-label="What to do next">
      <StepBar steps={steps} number={stepNumber} />
      <LandlordTasks tasks={current.tasks} />
      {sign !== null && (
        <div id="sign">
          <h2>Sign the agreement</h2>
          <p className="muted">
            All checks are done. We’ll ask for the rent once everyone has signed.
          </p>
          <SignForm
            tenancyId={sign.tenancyId}
            personId={null}
            documentId={sign.documentId}
            path={path}
            consent={signingConsent}
            answer={answer}
          />
        </div>
      )}
      {hasOffers && (
        <div id="offers">
          <LandlordOffers offers={offers} home={home} person={person} answer={answer} />
        </div>
      )}
      {!current.tasks.some(({ isTheirs }) => isTheirs) && (
        <LandlordWaits standing={current.standing} />
      )}
    </section>
  );
}

/** Asks the office to advertise the home at another rent. */
function RentWish({
  home,
  answer,
}: {
  home: { id: string; rent: string };
  answer: CaseAnswer | undefined;
}) {
  const isRefused = answer?.fields?.["change"] === "rent";
  return (
    <details className="case__withdraw" open={isRefused}>
      <summary>Change the rent</summary>
      <CaseForm className="case__form">
        <input type="hidden" name="home" value={home.id} />
        <Field
          name="rent"
          label="New rent per month"
          before="£"
          hint={`Now ${home.rent}. We’ll check with you before changing anything.`}
          inputMode="numeric"
          defaultValue={isRefused ? answer.fields?.["rent"] : undefined}
          {...findError(answer, "rent", "rent")}
        />
        <Button type="submit" look="secondary" size="small" name="change" value="rent">
          Request change
        </Button>
      </CaseForm>
    </details>
  );
}

function LandlordSide({
  shown,
  current,
  path,
  answer,
}: {
  shown: LandlordPage;
  current: LandlordHomeCase | null;
  path: string;
  answer?: CaseAnswer | undefined;
}) {
  return (
    <CaseSide
      person={current?.person ?? shown.before?.person ?? null}
      job="is letting your property"
      dataPath={`${path}/data`}
      facts={[]}
      answerPromise={shown.answerPromise}
    >
      {current !== null && current.figures.planned.length > 0 && (
        <p className="case-message">
          <small>Upcoming appointments</small>
          <span className="tabular-numbers">{current.figures.planned.join("; ")}</span>
        </p>
      )}
      {current?.home.isShown && (
        <ButtonLink
          to={href("/property/:id", { id: current.home.id })}
          look="secondary"
          size="small"
          reloadDocument
        >
          View your listing
        </ButtonLink>
      )}
      {current?.mayWishRent && <RentWish home={current.home} answer={answer} />}
      <p className="tiny">
        {shown.hasDigest
          ? "We email you on Mondays if there’s news. "
          : "You don’t get an email on Mondays. "}
        <a href={`${path}/digest`}>Change Monday email</a>
      </p>
    </CaseSide>
  );
}
