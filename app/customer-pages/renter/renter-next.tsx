import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { type CaseAnswer, findError } from "../case-answer.ts";
import { CaseForm } from "../case-form.tsx";
import { StepBar } from "../case-steps.tsx";
import { RenterTaskForm } from "./renter-task.tsx";
import { RenterWaits } from "./renter-waits.tsx";
import type { RenterHomeCase } from "../shown.ts";

/** What they do now, or that there is nothing to do. */
export function RenterNext({
  current,
  path,
  answer,
}: {
  current: RenterHomeCase;
  path: string;
  answer: CaseAnswer | undefined;
}) {
  const { tasks, steps, stepNumber } = current;
  const [task, ...others] = tasks;
  return (
    <section className="panel panel--door case__next" aria-label="What to do next">
      <StepBar steps={steps} number={stepNumber} />
      {task ? (
        <>
          <RenterTaskForm task={task} current={current} path={path} answer={answer} />
          {others.length > 0 && (
            <div className="case__then">
              <h3>After that</h3>
              <ul className="plain">
                {others.map((other) => (
                  <li key={`${other.do} ${other.person.id} ${"open" in other ? other.open : ""}`}>
                    {describeTask(other)}. <span className="muted">{other.due}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      ) : (
        <RenterWaits current={current} path={path} />
      )}
    </section>
  );
}

type Task = RenterHomeCase["tasks"][number];

function describeTask(task: Task): string {
  switch (task.do) {
    case "pay":
      return `Pay ${task.open}, ${task.parts.map(({ kind }) => payTexts[kind]).join(" and ")}`;
    case "sign":
      return "Sign the agreement";
    case "choose-holding-use":
      return "Choose how to use your holding deposit";
    case "give-share-code":
      return `Share code for ${task.person.name}`;
    default:
      return `${paperTexts[task.step]}: ${task.person.name}`;
  }
}

const payTexts = {
  "holding-deposit": "the holding deposit",
  "first-rent": "the first month’s rent",
  deposit: "the deposit",
};

const paperTexts = {
  identity: "Send an identity document",
  references: "Send proof of income",
  guarantee: "Send the guarantee",
};

/** Withdraws after a tick: it ends it for the household. */
export function Withdraw({
  current,
  answer,
}: {
  current: RenterHomeCase;
  answer: CaseAnswer | undefined;
}) {
  const { withdraw, home } = current;
  if (withdraw === null) return null;
  const isRefused = answer?.fields?.["change"] === "withdraw";
  const { error } = findError(answer, "withdraw", "sure");
  const reasonError = findError(answer, "withdraw", "reason").error;
  return (
    <details className="case__withdraw" open={isRefused}>
      <summary>{withdraw === "let" ? "Withdraw from this tenancy" : "Withdraw my offer"}</summary>
      <CaseForm className="case__form">
        <input type="hidden" name="home" value={home.id} />
        <p className="small">
          {withdraw === "let"
            ? "This ends it for everyone named. If you withdraw, we may keep your holding deposit. If so, we’ll tell you why in writing within 7 days."
            : "The offer ends for everyone named in it."}
        </p>
        <label className="label" htmlFor="why">
          Reason <span className="optional">(optional)</span>
        </label>
        <textarea
          className="textarea"
          id="why"
          name="reason"
          rows={2}
          maxLength={1000}
          defaultValue={isRefused ? answer.fields?.["reason"] : undefined}
          aria-describedby={reasonError ? "why-error" : undefined}
        />
        <FieldError name="why" error={reasonError} />
        <label className="check">
          <input
            type="checkbox"
            id="sure"
            name="sure"
            required
            aria-describedby={error ? "sure-error" : undefined}
          />
          <span>I’m sure I want to withdraw</span>
        </label>
        <FieldError name="sure" error={error} />
        <Button type="submit" look="secondary" name="change" value="withdraw">
          Confirm withdrawal
        </Button>
      </CaseForm>
    </details>
  );
}
