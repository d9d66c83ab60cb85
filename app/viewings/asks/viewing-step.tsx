import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { keepFocus } from "../../ui/keep-focus.ts";
import type { ViewingStep } from "./viewing-steps.ts";
import "./viewing-step.css";

export type StepState = "done" | "now" | "warn" | "next";

const stateIcons: Partial<Record<StepState, IconName>> = { done: "check", warn: "triangle-alert" };

const stateTexts: Partial<Record<StepState, string>> = {
  done: "Answered: ",
  warn: "Needs another look: ",
};

export function ViewingStepItem({
  step,
  number,
  state,
  line,
  onJump,
  children,
}: {
  step: ViewingStep;
  /** Counts from 1. */
  number: number;
  state: StepState;
  line: string;
  /** Null for the current step. */
  onJump: (() => void) | null;
  children?: ReactNode;
}) {
  const icon = stateIcons[state];
  return (
    <li
      className={`viewing-step viewing-step--${state}`}
      aria-current={onJump ? undefined : "step"}
    >
      <span className="number-plate" aria-hidden="true">
        {icon ? <Icon name={icon} /> : number}
      </span>
      <div>
        <h2 className="viewing-step__head">
          {onJump ? (
            <button
              type="submit"
              name="change"
              value={number - 1}
              className="viewing-step__jump"
              onMouseDown={keepFocus}
              onClick={(event) => {
                event.preventDefault();
                onJump();
              }}
            >
              <StepName step={step} state={state} />
              {state !== "next" && <span className="viewing-step__change">Change</span>}
            </button>
          ) : (
            <StepName step={step} state={state} />
          )}
        </h2>
        {line !== "" && <p className="viewing-step__summary">{line}</p>}
      </div>
      {children && <div className="viewing-step__body">{children}</div>}
    </li>
  );
}

function StepName({ step, state }: { step: ViewingStep; state: StepState }) {
  return (
    <span>
      {stateTexts[state] && <span className="visually-hidden">{stateTexts[state]}</span>}
      {step.question}
    </span>
  );
}
