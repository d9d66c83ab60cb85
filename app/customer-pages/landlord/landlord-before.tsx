import { formatCount } from "../../../domain/shared/formats/count.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { caseText } from "../../brand/texts/case-text.ts";
import type { CaseAnswer } from "../case-answer.ts";
import { CaseMessages } from "../case-messages.tsx";
import { CaseSteps, StepBar } from "../case-steps.tsx";
import { DocumentList, SendDocument } from "../case-documents.tsx";
import { Comparables, WantedDocuments } from "./landlord-parts.tsx";
import { ValuationAndTerms } from "./landlord-terms.tsx";
import type { LandlordPage } from "../shown.ts";

type Before = NonNullable<LandlordPage["before"]>;

/** The page of a landlord whose home is not advertised yet. */
export function LandlordBefore({
  shown,
  before,
  path,
  answer,
}: {
  shown: LandlordPage;
  before: Before;
  path: string;
  answer: CaseAnswer | undefined;
}) {
  const { valuation, steps, stepNumber, comparables, messages } = before;
  const { wantedPapers, papers, upload } = before;
  return (
    <div className="case__main">
      <section className="panel panel--door case__next" aria-label="What happens next">
        <StepBar steps={steps} number={stepNumber} />
        {valuation && !valuation.isOver ? (
          <PlannedValuation valuation={valuation} path={path} />
        ) : (
          <>
            {valuation ? <Valued valuation={valuation} /> : <h2>Nothing to decide right now</h2>}
            <p className="muted">{caseText.nothingLandlord.lede}</p>
          </>
        )}
      </section>
      <WantedDocuments papers={wantedPapers} note={caseText.wantedPapers} />
      <Comparables comparables={comparables} />
      <ValuationAndTerms shown={shown} path={path} />
      <section className="case__part">
        <h2>Documents</h2>
        <DocumentList papers={papers} path={path} />
        <SendDocument
          title="Send us a document"
          kinds={upload}
          people={[]}
          hidden={{ home: "" }}
          answer={answer}
        />
      </section>
      <CaseSteps title="From valuation to move-in" steps={steps} />
      <CaseMessages messages={messages} homeId="" answer={answer} />
    </div>
  );
}

function PlannedValuation({
  valuation: { id, when, minutes, place, with: name },
  path,
}: {
  valuation: NonNullable<Before["valuation"]>;
  path: string;
}) {
  return (
    <>
      <p className="small muted">Your valuation is booked</p>
      <h2 className="tabular-numbers">{when}</h2>
      <p>
        {formatCount(minutes, "minute")} with <b>{name}</b>, {place}.
      </p>
      <div className="row">
        <ButtonLink to={`${path}/appointment/${id}`} reloadDocument>
          <Icon name="calendar-plus" />
          Add to my calendar
        </ButtonLink>
        <ButtonLink to="#messages" look="secondary" reloadDocument>
          Move or cancel valuation
        </ButtonLink>
      </div>
    </>
  );
}

/** The figure, once whoever came has written it. */
function Valued({
  valuation: { when, with: name, figure },
}: {
  valuation: NonNullable<Before["valuation"]>;
}) {
  const seen = `${name} came on ${when}.`;
  if (figure === null)
    return (
      <>
        <h2>We’ve seen your property</h2>
        <p>{seen} We’ll add the valuation here and send our fees in writing.</p>
      </>
    );
  return (
    <>
      <p className="small muted">Your rental valuation</p>
      <h2 className="tabular-numbers">{figure.rent} a month</h2>
      <p>
        Within {figure.range}. {seen} {figure.words}
      </p>
    </>
  );
}
