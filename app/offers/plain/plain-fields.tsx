import { useState } from "react";
import { offerFurnishings, rentFrequencies } from "../../../domain/offers/offer-fields.ts";
import { calculateRequiredIncome } from "../../../domain/offers/offer-rules.ts";
import { getFieldName } from "../../../domain/shared/form-steps.ts";
import {
  offerStepsText,
  plainOfferText,
  tenantStepsText,
  yesNoText,
} from "../../brand/offer-steps-text.ts";
import { tenantLabels } from "../../brand/offer-labels.ts";
import { Choices } from "../../ui/choices.tsx";
import { Field, FieldError, type FieldText, TextArea } from "../../ui/field.tsx";
import { usePostedAnswer } from "../../ui/posted-answers.ts";
import { AcceptancesSection } from "../acceptances-section.tsx";
import type { OfferHome } from "../offer-page-types.ts";
import { parseOfferRent } from "../steps/offer-step-plan.ts";

interface PlainFieldText extends Omit<FieldText, "name" | "error"> {
  before?: string;
  after?: string;
  autoComplete?: string;
}

/** Texts of the offer and of a tenant. The rest of a field is text in one line. */
const texts: Record<string, PlainFieldText> = {
  ...offerStepsText.fields,
  breakmonth: { ...offerStepsText.fields.breakmonth, hint: plainOfferText.breakmonth },
  pettype: { ...offerStepsText.fields.pettype, hint: plainOfferText.pettype },
  guarantorRequired: { label: offerStepsText.incomeSufficient },
  tenantCount: plainOfferText.count,
  firstname: { label: tenantLabels.firstname, autoComplete: "given-name" },
  lastname: { label: tenantLabels.lastname, autoComplete: "family-name" },
  dob: { label: tenantStepsText.dob.label },
  phone: { label: "Phone number", autoComplete: "tel" },
  email: { label: "Email", autoComplete: "email" },
  ...tenantStepsText.fields,
};

const yesNo = [
  { value: "yes", label: yesNoText.yes },
  { value: "no", label: yesNoText.no },
];
const list = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const options: Record<string, { value: string; label: string }[]> = {
  freq: list(rentFrequencies),
  furnishing: list(offerFurnishings),
  // A sufficient income needs no guarantor.
  guarantorRequired: [
    { value: "no", label: yesNoText.yes },
    { value: "yes", label: yesNoText.no },
  ],
  ...Object.fromEntries(
    ["ukBankAccount", "noSubletting", "rightToRent", "adverseCredit", "break", "pets"].map(
      (field) => [field, yesNo],
    ),
  ),
};

const longTexts = new Set(["pettype", "specialrequests", "freetext"]);
const types: Record<string, string> = {
  startdate: "date",
  dob: "date",
  email: "email",
  phone: "tel",
};

/** One field of the offer without script, with what was entered before. */
export function PlainField({
  name,
  error,
  home,
}: {
  name: string;
  error: string | undefined;
  home: OfferHome;
}) {
  const field = getFieldName(name);
  const hint = useHint(field, home);
  const control = {
    ...(texts[field] ?? { label: field }),
    ...(hint && { hint }),
    ...(error && { error }),
    name,
  };
  if (options[field]) return <Choices {...control} options={options[field]} />;
  if (longTexts.has(field)) return <TextArea {...control} />;
  return <Field {...control} type={types[field] ?? "text"} />;
}

/** Hints that depend on the home or on an earlier answer. */
function useHint(field: string, { rentPcm }: OfferHome): string | null {
  const rent = parseOfferRent(usePostedAnswer("rent"));
  if (field === "rent") return offerStepsText.advertised(rentPcm);
  if (field !== "guarantorRequired") return null;
  return rent === null
    ? offerStepsText.requiredIncomeUnknown
    : offerStepsText.requiredIncome(calculateRequiredIncome(rent));
}

export function PlainAcceptances({
  errors,
  contract,
  home,
}: {
  errors: readonly (readonly [field: string, message: string])[];
  contract: string;
  home: OfferHome;
}) {
  const [acceptances, setAcceptances] = useState({
    offerTerms: usePostedAnswer("offerTerms") !== undefined,
    contractTerms: usePostedAnswer("contractTerms") !== undefined,
    privacy: usePostedAnswer("privacy") !== undefined,
  });
  return (
    <>
      <AcceptancesSection
        acceptances={acceptances}
        contract={contract}
        home={home.development ?? home.name}
        onChange={setAcceptances}
      />
      {errors.map(([field, message]) => (
        <FieldError key={field} name={field} error={message} />
      ))}
    </>
  );
}
