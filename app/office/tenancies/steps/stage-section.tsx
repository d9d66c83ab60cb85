import { useContext } from "react";
import { tenancyForms } from "../../../../domain/tenancies/tenancy-forms.ts";
import { Icon } from "../../../ui/icon.tsx";
import { FormFold } from "../../shell/form/form-fold.tsx";
import { AnswerContext } from "../../shell/form/office-answer.ts";
import { AskTogether, mayAskTogether } from "./ask-together.tsx";
import { TenancyForm, StageContext } from "../tenancy-form.tsx";
import { PaymentRow } from "../money/payment-row.tsx";
import type { TenancyView, StageView } from "../shown.ts";
import { StepRow } from "./step-row.tsx";
import "./stages.css";

const badges = { done: ["ok", "Done"], now: ["new", "Now"], next: null } as const;

/** One of the seven: what belongs to it, who has it, by when, and what shows it. */
export function StageSection({ stage, shown }: { stage: StageView; shown: TenancyView }) {
  const { number, state, title, end, steps, payments, name } = stage;
  const answer = useContext(AnswerContext);
  const badge = badges[state];
  return (
    <StageContext value={name}>
      <li className={`stage stage--${state}`}>
        <span className="stage__number" aria-hidden="true">
          {number}
        </span>
        <FormFold
          className="stage__box"
          isAnswered={answer?.fields["stage"] === name}
          isDue={state === "now"}
        >
          <summary>
            <h2 className="heading-4">{title}</h2>
            {badge && <span className={`badge badge--${badge[0]}`}>{badge[1]}</span>}
            <span className="stage__end">{end}</span>
            <Icon name="chevron-down" />
          </summary>
          {mayAskTogether(payments, shown) && <AskTogether payments={payments} shown={shown} />}
          <ul className="plain">
            {steps.map((step) => (
              <StepRow key={step.key} step={step} shown={shown} />
            ))}
            {payments.map((payment) => (
              <PaymentRow key={payment.kind} payment={payment} shown={shown} />
            ))}
          </ul>
          {name === "right-to-rent" && (
            <p className="stage__law tiny">
              Ask everyone the same questions, whatever their nationality. If someone’s right to
              rent is time-limited, check it no earlier than {shown.firstLimitedCheck}. Immigration
              Act 2014.
            </p>
          )}
          {name === "agreement" && <PaperForms shown={shown} />}
          {name === "first-money" && (
            <p className="stage__law tiny">
              Ask for at most 1 month’s rent, including any of the holding deposit they agreed to
              count towards it, and only after everyone has signed. Tenant Fees Act 2019 and Housing
              Act 1988, section 4B.
            </p>
          )}
        </FormFold>
      </li>
    </StageContext>
  );
}

/** Made here from texts with a version, until somebody has signed. */
function PaperForms({ shown }: { shown: TenancyView }) {
  const { state, isAnySigned, signingProblem, agreementProblem, signatures } = shown;
  return (
    <div className="stage__forms">
      {state === "progressing" && !isAnySigned && (
        <>
          <TenancyForm
            form={tenancyForms["issue-paper"]}
            id="statement"
            values={{ kind: "written-statement" }}
            button="Create and email written statement"
            look="secondary"
          />
          <TenancyForm
            form={tenancyForms["issue-paper"]}
            id="agreement"
            values={{ kind: "agreement" }}
            button="Create agreement and send for signature"
            look={signingProblem === null ? "primary" : "secondary"}
          />
          {signingProblem && <p className="tiny">No one can sign yet. {signingProblem.text}</p>}
          {agreementProblem && <p className="tiny">{agreementProblem.text}</p>}
        </>
      )}
      {signatures.map(({ who, name, at, hash }) => (
        <p key={`${who} ${at} ${hash}`} className="tiny">
          {who} signed online as “{name}” {at}. SHA-256 of the file: {hash}
        </p>
      ))}
    </div>
  );
}
