import type { CaseStep, StepPart } from "../../domain/customer-pages/case-step.ts";
import { Icon } from "../ui/icon.tsx";
import type { IconName } from "../ui/icon-names.ts";
import "./case-steps.css";

/** The bar of the panel: how far it is. */
export function StepBar({ steps, number }: { steps: readonly CaseStep[]; number: number }) {
  if (steps.length === 0) return null;
  const label = `Step ${number} of ${steps.length}: ${steps[number - 1]?.name ?? ""}`;
  return (
    <div className="case__progress">
      <p className="visually-hidden">{label}</p>
      <div className="case__bar" aria-hidden="true">
        {steps.map(({ name, state }) => (
          <i key={name} className={state} />
        ))}
      </div>
    </div>
  );
}

export function CaseSteps({ title, steps }: { title: string; steps: readonly CaseStep[] }) {
  if (steps.length === 0) return null;
  return (
    <section className="case__part">
      <h2>{title}</h2>
      <ol className="plain case-steps">
        {steps.map((step, index) => (
          <li key={step.name} className={`case-step case-step--${step.state}`}>
            <span className="case-step__number" aria-hidden="true">
              {step.state === "done" ? <Icon name="check" size="small" /> : index + 1}
            </span>
            <div>
              <div className="case-step__head">
                <h3>
                  {step.name}
                  <span className="visually-hidden">{stateTexts[step.state]}</span>
                </h3>
                <span className="case-step__when tabular-numbers">{step.when}</span>
              </div>
              {step.text !== "" && <p className="case-step__text">{step.text}</p>}
              {step.parts.length > 0 && <StepParts parts={step.parts} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const stateTexts: Record<CaseStep["state"], string> = {
  done: ", done",
  now: ", now",
  next: "",
  over: ", not needed",
};

const partIcons: Record<StepPart["state"], [icon: IconName, className: string]> = {
  done: ["check", "case__ok"],
  open: ["clock", "muted"],
  problem: ["circle-alert", "case__warn"],
};

function StepParts({ parts }: { parts: readonly StepPart[] }) {
  return (
    <ul className="case-papers">
      {parts.map(({ name, state, text }) => (
        <li key={name}>
          <span className={partIcons[state][1]}>
            <Icon name={partIcons[state][0]} />
          </span>
          <div>
            <b>{name}</b>
            <small>{text}</small>
          </div>
        </li>
      ))}
    </ul>
  );
}
