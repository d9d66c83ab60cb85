import { href, Link } from "react-router";
import { outcomeTexts } from "../../../../domain/tenancies/tenancy.ts";
import { endSentence } from "../../../../domain/shared/text/end-sentence.ts";
import { type TenancyView, type StepView, stepAnchor } from "../shown.ts";
import { StepForms } from "./step-forms.tsx";
import { EarlierRecords, Report } from "./earlier-records.tsx";
import { DocumentLink } from "../documents/document-link.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Avatar } from "../../shell/avatar.tsx";

export function StepRow({ step, shown }: { step: StepView; shown: TenancyView }) {
  const { title, person, owner, due, isLate, isFulfilled, done } = step;
  return (
    <li className="step" id={stepAnchor(step.key)}>
      <div className="step__line">
        <StepIcon isFulfilled={isFulfilled} isLate={isLate} isDone={done !== null} />
        <div className="step__what">
          <p>{person === null ? title : `${title}: ${person}`}</p>
          {done && (
            <p className="tiny">
              {done.outcome !== "passed" && `${outcomeTexts[done.outcome]}. `}
              {done.name && `Under the name ${endSentence(done.name)} `}
              {done.note && `${endSentence(done.note)} `}
              {done.by}
              <DocumentLink id={done.documentId} of={title} />
              <SourceLink source={done.source} of={title} listingId={shown.listingId} />
              {!isFulfilled && done.outcome === "passed" && " Recheck due."}
              {step.naming?.problem && <span className="step__why"> {step.naming.problem}</span>}
              <Report record={done} about={person ?? title} />
            </p>
          )}
        </div>
        {owner && (
          <span className="step__owner">
            <Avatar name={owner} />
            <span className="visually-hidden">Assigned to {owner}</span>
          </span>
        )}
        <span className={isLate ? "step__when step__when--late" : "step__when"}>
          {done
            ? done.on
            : due === null
              ? "not done"
              : `${isLate ? "overdue since" : "due"} ${due}`}
        </span>
      </div>
      <EarlierRecords step={step} />
      <StepForms step={step} shown={shown} />
    </li>
  );
}

/** To the record of the home or the diary that was chosen as its evidence. */
function SourceLink({
  source,
  of,
  listingId,
}: {
  source: NonNullable<StepView["done"]>["source"];
  of: string;
  listingId: string;
}) {
  const isOfHome = source?.kind === "certificate";
  if (!isOfHome && source?.kind !== "appointment") return null;
  const to = isOfHome
    ? `${href("/office/listings/:id", { id: listingId })}#documents`
    : href("/office/diary/:id", { id: source.id });
  return (
    <>
      {" "}
      <Link to={to}>
        {isOfHome ? "Property certificates" : "In the diary"}
        <span className="visually-hidden">: {of}</span>
      </Link>
    </>
  );
}

function StepIcon({
  isFulfilled,
  isLate,
  isDone,
}: {
  isFulfilled: boolean;
  isLate: boolean;
  isDone: boolean;
}) {
  if (isFulfilled) return <Icon name="check" />;
  return <Icon name={isLate || isDone ? "circle-alert" : "clock"} />;
}
