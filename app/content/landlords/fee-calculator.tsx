import { useState, useEffect } from "react";
import { href, useSearchParams, useLocation } from "react-router";
import {
  type AmountProblem,
  calculatorLimits,
  estimateFees,
  type FeeEstimate,
  planCodes,
} from "../../../domain/agency/fee-calculator.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { calculatorText as text, planNames } from "../../brand/texts/landlords-text.ts";
import { keepFocus } from "../../ui/keep-focus.ts";
import { AmountControl } from "./amount-control.tsx";
import {
  readFields,
  findProblems,
  toFeeQuestion,
  normalizeFields,
  type CalculatorFields,
  buildQuery,
} from "./calculator-query.ts";
import { CalculatorResult } from "./calculator-result.tsx";

/** Debounce in milliseconds: browsers limit how often the URL may change. */
const debounceMs = 250;

/** Without JavaScript the form reloads the page with its answers. */
export function FeeCalculator() {
  const [params] = useSearchParams();
  const [fields, setFields] = useState(() => readFields(params));
  useFieldsInUrl(fields);
  const question = toFeeQuestion(fields);
  const problems = findProblems(fields);
  const normalizeOnBlur = () => setFields(normalizeFields);
  return (
    <div className="calculator__content">
      <form
        className="calculator__form"
        action={`${href("/landlords")}#calculator`}
        onSubmit={(event) => {
          event.preventDefault();
          normalizeOnBlur();
        }}
      >
        <AmountControl
          name="rent"
          label={text.rent}
          hint={text.rentHint}
          before="£"
          after="pcm"
          text={fields.rent}
          problem={problems.rent && getFieldProblem("rent", problems.rent)}
          value={question.rent}
          slider={{
            max: calculatorLimits.rentSlider,
            step: 50,
            valueText: formatPounds(question.rent),
          }}
          onType={(rent) => setFields({ ...fields, rent })}
          onLeave={normalizeOnBlur}
        />
        <AmountControl
          name="other"
          label={text.other}
          hint={text.otherHint}
          after="%"
          text={fields.other}
          problem={problems.other && getFieldProblem("other", problems.other)}
          value={question.otherPercent}
          slider={{
            max: calculatorLimits.otherPercent,
            step: 0.5,
            valueText: `${question.otherPercent}%`,
          }}
          onType={(other) => setFields({ ...fields, other })}
          onLeave={normalizeOnBlur}
        />
        <PlanChoice chosen={question.plan} onChoose={(plan) => setFields({ ...fields, plan })} />
        <noscript>
          <button className="btn btn--secondary">{text.submit}</button>
        </noscript>
      </form>
      <CalculatorResult estimate={estimate(fields)} problem={formatProblems(problems)} />
    </div>
  );
}

function getFieldProblem(name: "rent" | "other", problem: AmountProblem) {
  return { words: text.problems[name][problem], unfinished: problem === "unreadable" };
}

/** Null where an amount is no number. */
function estimate(fields: CalculatorFields): FeeEstimate | null {
  const { rent, other } = findProblems(fields);
  return rent === "unreadable" || other === "unreadable"
    ? null
    : estimateFees(toFeeQuestion(fields));
}

/** All errors, announced before the result. */
function formatProblems({ rent, other }: ReturnType<typeof findProblems>): string {
  const words = [rent && text.problems.rent[rent], other && text.problems.other[other]];
  return words.filter(Boolean).join(" ");
}

function PlanChoice({ chosen, onChoose }: { chosen: string; onChoose: (plan: string) => void }) {
  return (
    <fieldset className="field">
      <legend className="label">{text.plan}</legend>
      <div className="choices">
        {planCodes.map((code) => (
          <label className="choice" key={code}>
            <input
              type="radio"
              name="plan"
              value={code}
              checked={code === chosen}
              onChange={() => onChoose(code)}
              onMouseDown={keepFocus}
              // Once the press is over: the focus leaves an amount, which draws the form again.
              onClick={({ currentTarget }) => setTimeout(() => currentTarget.focus())}
            />
            {planNames[code]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function useFieldsInUrl(fields: CalculatorFields): void {
  const location = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => {
      const { pathname, search, hash } = location;
      const query = buildQuery(normalizeFields(fields), search);
      if (query === window.location.search) return;
      // Bypasses the router, which would treat this as a navigation.
      window.history.replaceState(window.history.state, "", pathname + query + hash);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [fields, location]);
}
