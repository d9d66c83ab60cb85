import { useState } from "react";
import type { FieldProblem } from "../../../domain/shared/fields/posted-form.ts";
import {
  offerStepsText,
  plainOfferText,
  tenantStepsText,
} from "../../brand/texts/offer-steps-text.ts";
import { NameFields, PhoneEmailFields } from "../../forms/applicant/applicant-fields.tsx";
import { toFieldErrors } from "../../forms/field-errors.ts";
import { Field, FieldError } from "../../ui/field.tsx";
import { AcceptancesSection } from "../acceptances-section.tsx";
import { getRemainingShare } from "../draft/draft-numbers.ts";
import type { StepForm } from "../steps/offer-step-fields.tsx";
import type { OfferStepProps } from "../steps/offer-step-props.ts";
import { questionScreens } from "../steps/question-screens.ts";
import { SimpleOfferTerms, SimpleRequests } from "../steps/simple-offer-fields.tsx";
import { OccupationFields } from "../tenants/tenant-step-occupation.tsx";
import { nameTenantField, readPlainDraft } from "./plain-offer-plan.ts";

interface Props extends Pick<OfferStepProps, "home" | "rules" | "today"> {
  question: string;
  fields: readonly string[];
  answers: Record<string, string>;
  errors: readonly FieldProblem[];
  contract: string;
}

/** The fields of one step, with what was posted. They are those of the offer with script. */
export function PlainQuestion({ question, fields, answers, errors, contract, ...place }: Props) {
  const tenant = /^tenants\.(\d+)\./.exec(fields[0] ?? "")?.[1];
  const index = Number(tenant);
  const prefix = tenant === undefined ? "" : nameTenantField(index, "");
  const form = createPostedForm(answers, errors, prefix);
  if (tenant !== undefined) {
    return <TenantFields form={form} index={index} fields={fields} answers={answers} />;
  }
  if (fields.includes("tenantCount")) return <CountField form={form} />;
  if (fields.includes("privacy")) {
    return <Acceptances form={form} contract={contract} home={place.home} />;
  }
  if (place.home.liteOffer) {
    return fields.includes("rent") ? (
      <SimpleOfferTerms form={form} {...place} />
    ) : (
      <SimpleRequests form={form} rules={place.rules} />
    );
  }
  const questions: readonly string[] = offerStepsText.questions;
  const Screen = questionScreens[questions.indexOf(question)]!;
  return <Screen form={form} plain {...place} />;
}

function CountField({ form: { register, formState } }: { form: StepForm }) {
  const { label, hint } = plainOfferText.count;
  return (
    <div className="form">
      <Field
        {...register("tenantCount")}
        label={label}
        hint={hint}
        inputMode="numeric"
        error={formState.errors["tenantCount"]?.message}
      />
    </div>
  );
}

/** One of a tenant's three steps. */
function TenantFields({ form, index, fields, answers }: FieldsOfTenant) {
  if (fields.includes(nameTenantField(index, "phone"))) return <PhoneEmailFields form={form} />;
  if (fields.includes(nameTenantField(index, "rentshare"))) {
    const { tenants } = readPlainDraft(answers);
    return <OccupationFields form={form} shareLeft={getRemainingShare(tenants, index)} />;
  }
  return (
    <div className="form">
      <NameFields form={form} />
      <Field
        {...form.register("dob")}
        type="date"
        label={tenantStepsText.dob.label}
        error={form.formState.errors["dob"]?.message}
      />
    </div>
  );
}

interface FieldsOfTenant extends Pick<Props, "fields" | "answers"> {
  form: StepForm;
  index: number;
}

function Acceptances({
  form: { watch, formState },
  contract,
  home,
}: Pick<Props, "contract" | "home"> & { form: StepForm }) {
  const posted = watch();
  const [acceptances, setAcceptances] = useState({
    offerTerms: "offerTerms" in posted,
    contractTerms: "contractTerms" in posted,
    privacy: "privacy" in posted,
  });
  return (
    <>
      <AcceptancesSection
        acceptances={acceptances}
        contract={contract}
        home={home.development ?? home.name}
        onChange={setAcceptances}
      />
      {["offerTerms", "privacy"].map((field) => (
        <FieldError key={field} name={field} error={formState.errors[field]?.message} />
      ))}
    </>
  );
}

/** Stands in for react-hook-form: a field shows what was posted, and changes nothing else. */
function createPostedForm(
  answers: Record<string, string>,
  errors: readonly FieldProblem[],
  prefix = "",
): StepForm {
  function watch(): Record<string, string>;
  function watch(name: string): string | undefined;
  function watch(name?: string) {
    return name === undefined ? answers : answers[prefix + name];
  }
  return {
    register: (name) => ({
      name: prefix + name,
      onChange: async () => {},
      onBlur: async () => {},
      ref: () => {},
    }),
    formState: { errors: toFieldErrors(errors) },
    watch,
    setValue: () => {},
  };
}
