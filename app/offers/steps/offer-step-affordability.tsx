import {
  calculateRequiredIncome,
  isGuarantorRequired,
} from "../../../domain/offers/offer-rules.ts";
import { offerStepsText, yesNoText } from "../../brand/texts/offer-steps-text.ts";
import { Choices } from "../../ui/choices.tsx";
import { LawNote, YesNoField } from "./offer-step-fields.tsx";
import { parseOfferRent } from "./offer-step-plan.ts";
import type { OfferStepProps } from "./offer-step-props.ts";

const text = offerStepsText;

export function AffordabilityStep({ form, rules, plain }: OfferStepProps) {
  const rent = parseOfferRent(form.watch("rent"));
  const income =
    rent === null ? text.requiredIncomeUnknown : text.requiredIncome(calculateRequiredIncome(rent));
  return (
    <div className="form">
      {plain ? (
        <IncomeChoice form={form} income={income} />
      ) : (
        <IncomeSwitch form={form} income={income} />
      )}
      <YesNoField form={form} name="ukBankAccount" />
      <YesNoField form={form} name="noSubletting" />
      <YesNoField form={form} name="rightToRent" />
      <YesNoField form={form} name="adverseCredit" />
      <LawNote text={rules.fairnessNote} />
    </div>
  );
}

interface IncomeProps extends Pick<OfferStepProps, "form"> {
  income: string;
}

function IncomeSwitch({ form, income }: IncomeProps) {
  const needsGuarantor = form.watch("guarantorRequired") !== "no";
  return (
    <div className="offer-income">
      <p>{income}</p>
      <label className="switch" htmlFor="guarantorRequired">
        <input
          id="guarantorRequired"
          type="checkbox"
          role="switch"
          checked={!needsGuarantor}
          aria-checked={!needsGuarantor}
          onChange={({ target }) =>
            form.setValue("guarantorRequired", isGuarantorRequired(target.checked) ? "yes" : "no", {
              shouldTouch: true,
            })
          }
        />
        <span>{text.incomeSufficient}</span>
      </label>
      <p className="hint" aria-live="polite">
        {text.guarantor[needsGuarantor ? "yes" : "no"]}
      </p>
    </div>
  );
}

/** A sufficient income needs no guarantor. */
const incomeOptions = [
  { value: "no", label: yesNoText.yes },
  { value: "yes", label: yesNoText.no },
];

function IncomeChoice({ form: { register, formState }, income }: IncomeProps) {
  return (
    <Choices
      {...register("guarantorRequired")}
      label={text.incomeSufficient}
      hint={income}
      options={incomeOptions}
      error={formState.errors["guarantorRequired"]?.message}
    />
  );
}
