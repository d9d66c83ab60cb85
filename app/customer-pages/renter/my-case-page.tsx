import { href } from "react-router";
import type { Route } from "./+types/my-case-page";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { handleRenterForm } from "../../../server/customer-pages/renter/handle-renter-form.ts";
import {
  type RenterHomeCase,
  showRenterCase,
} from "../../../server/customer-pages/renter/show-renter-case.ts";
import { createCaseHeaders } from "../../../server/site/case-page.ts";
import { loadCasePage, sendCaseForm } from "../../../server/site/case-route.ts";
import { caseText } from "../../brand/texts/case-text.ts";
import { createPageMeta, noIndex } from "../../brand/page-meta.ts";
import { ButtonLink } from "../../ui/button.tsx";
import type { CaseAnswer } from "../case-answer.ts";
import { CaseError } from "../case-error.tsx";
import { CaseFrame } from "../case-frame.tsx";
import { CaseMessages } from "../case-messages.tsx";
import { CaseNotes } from "../case-notes.tsx";
import { DocumentList, SendDocument } from "../case-documents.tsx";
import { CaseSide } from "../case-side.tsx";
import { CaseSteps } from "../case-steps.tsx";
import { CaseTop, OtherHomes } from "../case-top.tsx";
import { ClosedLink } from "../closed-link.tsx";
import { describeRentersHome } from "../describe-home.ts";
import { describeContact } from "./describe-contact.ts";
import { RenterNext, Withdraw } from "./renter-next.tsx";

export const handle = { scripts: false, ownFrame: true } satisfies PageHandle;

export function loader(args: Route.LoaderArgs) {
  return loadCasePage(args, "renter", showRenterCase);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return createCaseHeaders(loaderHeaders);
}

export function meta() {
  return [...createPageMeta(caseText.renter.title, caseText.renter.description), noIndex];
}

export function action(args: Route.ActionArgs) {
  return sendCaseForm(args, "renter", handleRenterForm);
}

export function ErrorBoundary() {
  return <CaseError />;
}

export default function MyCasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, path, done } = loaderData;
  if (shown === null || actionData?.renewed) return <ClosedLink renewed={actionData?.renewed} />;
  const { current, homes } = shown;
  return (
    <CaseFrame>
      {current === null ? (
        <NoHome path={path} />
      ) : (
        <>
          <OtherHomes homes={homes} currentId={current.home.id} />
          <CaseTop home={current.home} text={describeRentersHome(current)} />
          <CaseNotes answer={actionData} done={done} whose="renter" />
          <RenterCase current={current} path={path} answer={actionData} />
        </>
      )}
    </CaseFrame>
  );
}

function NoHome({ path }: { path: string }) {
  return (
    <div className="case__closed">
      <div className="panel panel--door">
        <h1>{caseText.nothing.title}</h1>
        <p className="lede">{caseText.nothing.lede}</p>
        <div className="row space-above">
          <ButtonLink to={href("/properties")} reloadDocument>
            Property search
          </ButtonLink>
          <ButtonLink to={`${path}/data`} look="secondary" reloadDocument>
            {caseText.data}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function RenterCase({
  current,
  path,
  answer,
}: {
  current: RenterHomeCase;
  path: string;
  answer: CaseAnswer | undefined;
}) {
  const { home, steps, messages, person, papers, upload, uploadPeople } = current;
  const [first] = uploadPeople;
  const several = uploadPeople.length > 1;
  const hidden = {
    home: home.id,
    let: current.tenancy?.id ?? "",
    ...(several || !first ? {} : { person: first.id }),
  };
  const hasPapers = papers.length + upload.length > 0;
  return (
    <>
      <div className="case__main">
        <RenterNext current={current} path={path} answer={answer} />
        <CaseSteps title="Your journey to moving in" steps={steps} />
        {hasPapers && (
          <section className="case__part">
            <h2>{caseText.papers.renter}</h2>
            <DocumentList papers={papers} path={path} />
            <SendDocument
              title="Send us a document"
              kinds={upload}
              people={uploadPeople}
              hidden={hidden}
              answer={answer}
            />
          </section>
        )}
        <CaseMessages messages={messages} homeId={home.id} answer={answer} />
      </div>
      <CaseSide
        person={person}
        job={describeContact(current)}
        dataPath={`${path}/data`}
        facts={listFacts(current)}
        answerPromise={current.answerPromise}
      >
        <Agreed current={current} />
        {home.isShown && (
          <ButtonLink to={href("/property/:id", { id: home.id })} look="secondary" reloadDocument>
            View the listing
          </ButtonLink>
        )}
        <Withdraw current={current} answer={answer} />
      </CaseSide>
    </>
  );
}

function listFacts({ home, tenancy }: RenterHomeCase): [string, string][] {
  if (tenancy === null)
    return [
      ["Rent", home.rent],
      ["Availability", home.available],
      ["Deposit", home.deposit],
    ];
  return [
    ["Rent", tenancy.rent],
    ["Start", tenancy.startsOn],
    ["Deposit", tenancy.deposit],
    ...(tenancy.endedOn === null
      ? ([
          ["Tenancy", "Periodic"],
          ["Your notice", "2 months"],
        ] satisfies [string, string][])
      : ([["Ended", tenancy.endedOn]] satisfies [string, string][])),
  ];
}

/** The offer as it was accepted. */
function Agreed({ current }: { current: RenterHomeCase }) {
  if (current.tenancy === null) return null;
  return (
    <details className="case__agreed">
      <summary>View your agreed terms</summary>
      <dl className="case__facts">
        {current.tenancy.agreed.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
