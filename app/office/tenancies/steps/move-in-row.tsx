import { FieldError } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useAnswerTo } from "../../shell/form/office-answer.ts";
import { type TenancyView, type StepView, stepAnchor } from "../shown.ts";

export const moveInFormId = "move-in-list";

/** One that is done, or that the reader can't record. */
export function MoveInStep({ step, keys }: { step: StepView; keys: readonly string[] }) {
  return (
    <li className="move-in__row">
      <Icon name={step.done ? "check" : "clock"} />
      <a href={`#${stepAnchor(step.key)}`}>{step.title}</a>
      <span className="tiny">{describeEnd(step, keys)}</span>
      {step.done !== null && <Refused step={step} />}
    </li>
  );
}

/** A colleague recorded it first: what was written for it is not lost. */
function Refused({ step: { kind } }: { step: StepView }) {
  const { typed } = useAnswerTo(moveInFormId);
  const error = useRowError(kind);
  const written = typed?.[`note-${kind}`] ?? "";
  if (error === undefined) return null;
  return (
    <div className="move-in__error">
      <FieldError name={`tick-${kind}`} error={error} />
      {written.trim() !== "" && <p className="tiny">You’d written: “{written}”</p>}
    </div>
  );
}

function useRowError(kind: string): string | undefined {
  const { refusal } = useAnswerTo(moveInFormId);
  const isOwn = (path: string) =>
    path === `tick-${kind}` || path === `note-${kind}` || path === `offered-${kind}`;
  return refusal?.errors?.find(({ path }) => isOwn(path))?.message;
}

/** To be ticked. What shows it unfolds with the tick, also without script. */
export function MoveInTick({ step, shown }: { step: StepView; shown: TenancyView }) {
  const { kind, title, key } = step;
  const { typed } = useAnswerTo(moveInFormId);
  const error = useRowError(kind);
  const id = `tick-${kind}`;
  return (
    <li className="move-in__row move-in__row--open">
      <label className="check">
        <input
          type="checkbox"
          id={id}
          name={id}
          defaultChecked={typed?.[id] !== undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>
          {title}
          <small>{describeEnd(step, shown.moveIn.keys)}</small>
        </span>
      </label>
      <a className="tiny" href={`#${stepAnchor(key)}`}>
        Details<span className="visually-hidden">: {title}</span>
      </a>
      <div className="move-in__evidence">
        <Offered step={step} offered={shown.offered[key] ?? []} />
        <label className="visually-hidden" htmlFor={`note-${kind}`}>
          Evidence: {title}
        </label>
        <textarea
          className="textarea"
          id={`note-${kind}`}
          name={`note-${kind}`}
          rows={1}
          maxLength={2000}
          placeholder="Evidence"
          defaultValue={typed?.[`note-${kind}`]}
        />
      </div>
      {error && (
        <div className="move-in__error">
          <FieldError name={id} error={error} />
        </div>
      )}
    </li>
  );
}

function Offered({
  step: { kind, title },
  offered,
}: {
  step: StepView;
  offered: TenancyView["offered"][string];
}) {
  const { typed } = useAnswerTo(moveInFormId);
  if (offered.length === 0) return null;
  const name = `offered-${kind}`;
  const chosen = typed?.[name] ?? offered.find(({ isPreselected }) => isPreselected)?.key ?? "";
  return (
    <>
      <label className="visually-hidden" htmlFor={name}>
        Already on record: {title}
      </label>
      <select className="select" id={name} name={name} defaultValue={chosen}>
        {offered.map(({ key, text }) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
        <option value="">None of these</option>
      </select>
    </>
  );
}

function describeEnd(
  { kind, done, hint, due, isLate, shortDate }: StepView,
  keys: readonly string[],
) {
  if (done) return `${shortDate}, ${done.by}`;
  const what = kind === "keys-counted" && keys.length > 0 ? keys.join(". ") : hint;
  if (due === null) return "not done";
  const when = `${isLate ? "overdue since" : "by"} ${shortDate}`;
  return what === null ? when : `${what}, ${when}`;
}
