import { guarantorRequired, requiredIncome } from "../../domain/offers/offer-rules.ts";
import { offerStepsText } from "../brand/offer-steps-text.ts";
import { LawNote } from "./offer-step-note.tsx";
import { YesNoField } from "./offer-step-fields.tsx";
import { parseOfferRent } from "./offer-step-plan.ts";
import type { OfferStepProps } from "./offer-step-props.ts";

const text = offerStepsText;

export function AffordabilityStep({ form, rules }: OfferStepProps) {
  const rent = parseOfferRent(form.watch("rent"));
  const needsGuarantor = form.watch("guarantorRequired") !== "no";
  return (
    <div className="form">
      <div className="offer-income">
        <p>
          {rent === null ? text.requiredIncomeUnknown : text.requiredIncome(requiredIncome(rent))}
        </p>
        <label className="switch" htmlFor="guarantorRequired">
          <input
            id="guarantorRequired"
            type="checkbox"
            role="switch"
            checked={!needsGuarantor}
            aria-checked={!needsGuarantor}
            onChange={({ target }) =>
              form.setValue("guarantorRequired", guarantorRequired(target.checked) ? "yes" : "no", {
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
      <YesNoField form={form} name="ukBankAccount" />
      <YesNoField form={form} name="noSubletting" />
      <YesNoField form={form} name="rightToRent" />
      <YesNoField form={form} name="adverseCredit" />
      <LawNote text={rules.fairnessNote} />
    </div>
  );
}
