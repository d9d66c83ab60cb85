import { href, Link } from "react-router";
import { OfficeSection } from "../../shell/office-section.tsx";
import { useAnswerTo } from "../../shell/form/office-answer.ts";
import { useLetPage } from "../let-form.tsx";
import { MoveInForm } from "./move-in-form.tsx";
import { MoveInStep, moveInFormId } from "./move-in-row.tsx";
import type { ShownLet } from "../shown.ts";
import "./move-in.css";

/** The nine points before somebody moves in. Each can be recorded in its stage, several at once here. */
export function MoveInList({ shown }: { shown: ShownLet }) {
  const { stages, moveIn, state } = shown;
  const { mayEdit } = useLetPage();
  const { refusal } = useAnswerTo(moveInFormId);
  const steps = stages.find(({ name }) => name === "move-in")?.steps ?? [];
  const done = steps.filter((step) => step.done !== null).length;
  const isOpen = mayEdit && state === "progressing" && (done < steps.length || refusal);
  return (
    <OfficeSection
      title="Move-in list"
      tools={
        <>
          <span className="tabular-numbers">
            {done} of {steps.length}
          </span>
          <CheckIn shown={shown} />
        </>
      }
    >
      {isOpen ? (
        <MoveInForm steps={steps} shown={shown} />
      ) : (
        <ul className="rows">
          {steps.map((step) => (
            <MoveInStep key={step.key} step={step} keys={moveIn.keys} />
          ))}
        </ul>
      )}
    </OfficeSection>
  );
}

/** When it is, from the diary. */
function CheckIn({ shown: { moveIn, state, startsOn, listingId } }: { shown: ShownLet }) {
  const { mayEdit } = useLetPage();
  if (moveIn.checkIn !== null)
    return (
      <Link to={href("/office/diary/:id", { id: moveIn.checkIn.id })}>{moveIn.checkIn.when}</Link>
    );
  if (!mayEdit || state !== "progressing") return null;
  const query = new URLSearchParams({ kind: "check-in", home: listingId, day: startsOn });
  return <Link to={`${href("/office/diary/new")}?${query}`}>Into the diary</Link>;
}
