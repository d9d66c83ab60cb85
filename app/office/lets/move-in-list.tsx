import { href, Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { useLetPage } from "./let-form.tsx";
import { type ShownLet, type ShownStep, stepAnchor } from "./shown.ts";
import "./move-in.css";

/** The nine points before somebody moves in. Each is recorded in its stage, with what shows it. */
export function MoveInList({ shown }: { shown: ShownLet }) {
  const { stages, moveIn } = shown;
  const steps = stages.find(({ name }) => name === "move-in")?.steps ?? [];
  const done = steps.filter((step) => step.done !== null).length;
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
      <ul className="rows">
        {steps.map((step) => (
          <li key={step.key} className="move-in__row">
            <Icon name={step.done ? "check" : "clock"} />
            <a href={`#${stepAnchor(step.key)}`}>{step.title}</a>
            <span className="tiny">{describeEnd(step, moveIn.keys)}</span>
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}

function describeEnd({ kind, done, hint, due, isLate }: ShownStep, keys: readonly string[]) {
  if (done) return `${done.on.slice(0, 5)}, ${done.by}`;
  const what = kind === "keys-counted" && keys.length > 0 ? keys.join(". ") : hint;
  if (due === null) return "not done";
  const when = `${isLate ? "was due" : "by"} ${due.slice(0, 5)}`;
  return what === null ? when : `${what}, ${when}`;
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
