import { useState, type FocusEvent } from "react";
import { type Control, useController } from "react-hook-form";
import { tenantStepsText } from "../../brand/texts/offer-steps-text.ts";
import { NameFields, PhoneEmailFields } from "../../forms/applicant/applicant-fields.tsx";
import { tenantLabels } from "../../brand/offer-labels.ts";
import { JourneyForm } from "../../forms/journey/journey-form.tsx";
import { useJourney } from "../../forms/journey/use-journey.ts";
import type { TenantWindowProps } from "../offer-page-types.ts";
import { createInitialDraft } from "../steps/offer-step-checks.ts";
import { OfferWindowFrame } from "../steps/offer-window-frame.tsx";
import { FieldError } from "../../ui/field.tsx";
import { type DateParts, joinDate, splitDate } from "./tenant-step-dob.ts";
import { OccupationFields } from "./tenant-step-occupation.tsx";
import {
  getInitialTenantAnswers,
  createTenantPlan,
  tenantQuestionCount,
} from "./tenant-step-plan.ts";
import { Button } from "../../ui/button.tsx";
import "../steps/offer-window.css";

const { allDone } = tenantStepsText;

/** Renter specification, section 5. */
export function TenantWindow({
  initial,
  number,
  startdate,
  shareLeft,
  today,
  onChange,
  onBack,
  onDone,
}: TenantWindowProps) {
  const plan = createTenantPlan(startdate, today);
  const [draft] = useState(() => createInitialDraft(plan.steps, getInitialTenantAnswers(initial)));
  const identity = { id: initial?.id, title: initial?.title };
  const journey = useJourney({
    ...plan,
    draft,
    saveDraft: ({ answers }) => onChange({ ...identity, ...answers }),
    name: "tenantStep",
  });
  const { form, current } = journey;
  const leave = () => journey.leave(onBack);

  async function next(): Promise<void> {
    const tenant = await journey.next();
    if (tenant) journey.leave(() => onDone({ ...identity, ...tenant }));
  }

  if (current === tenantQuestionCount) {
    return <TenantAdded name={formatFullName(form.getValues())} onReturn={() => void next()} />;
  }
  return (
    <OfferWindowFrame back={tenantStepsText.back} onBack={leave}>
      <JourneyForm
        heading={tenantStepsText.heading(number)}
        journey={journey}
        labels={tenantLabels}
        count={tenantQuestionCount}
        sendLabel={tenantStepsText.save}
        sending={false}
        onNext={() => void next()}
        onFirstFocus={noop}
        onLeave={leave}
      >
        {current === 0 && (
          <div className="form">
            <NameFields form={form} />
            <DobField control={form.control} />
          </div>
        )}
        {current === 1 && <PhoneEmailFields form={form} />}
        {current === 2 && <OccupationFields form={form} shareLeft={shareLeft} />}
      </JourneyForm>
    </OfferWindowFrame>
  );
}

function formatFullName({ firstname = "", lastname = "" }: Record<string, string>): string {
  return `${firstname.trim()} ${lastname.trim()}`;
}

function noop(): void {}

function TenantAdded({ name, onReturn }: { name: string; onReturn: () => void }) {
  return (
    <div className="offer-window">
      <h1 id="question" tabIndex={-1}>
        {allDone.heading}
      </h1>
      <p className="lede">{allDone.text(name)}</p>
      <div className="wizard__actions">
        <Button size="large" onClick={onReturn}>
          {allDone.back}
        </Button>
      </div>
    </div>
  );
}

const text = tenantStepsText.dob;
const parts = ["day", "month", "year"] as const;

/** Three text boxes, because a date of birth is remembered rather than picked from a calendar. */
function DobField<Answers>({
  control,
}: {
  control: Control<Record<string, string>, unknown, Answers>;
}) {
  const { field, fieldState } = useController({ control, name: "dob" });
  const [typed, setTyped] = useState(() => splitDate(field.value ?? ""));
  const error = fieldState.error?.message;

  function changePart(part: keyof DateParts, value: string): void {
    const next = { ...typed, [part]: value };
    setTyped(next);
    field.onChange(joinDate(next));
  }

  /** Validates only when focus leaves all three boxes. */
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!currentTarget.closest("fieldset")?.contains(relatedTarget)) field.onBlur();
  }

  return (
    <fieldset
      className={error ? "field field--error" : "field"}
      aria-describedby={error ? "dob-hint dob-error" : "dob-hint"}
    >
      <legend className="label">{text.label}</legend>
      <p className="hint" id="dob-hint">
        {text.hint}
      </p>
      <div className="date-parts">
        {parts.map((part, index) => (
          <label key={part} htmlFor={index === 0 ? "dob" : `dob-${part}`}>
            <span className="small">{text[part]}</span>
            <input
              className="input tabular-numbers"
              id={index === 0 ? "dob" : `dob-${part}`}
              ref={index === 0 ? field.ref : undefined}
              inputMode="numeric"
              autoComplete="off"
              maxLength={part === "year" ? 4 : 2}
              value={typed[part]}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) => changePart(part, target.value)}
              onBlur={onBlur}
            />
          </label>
        ))}
      </div>
      <FieldError name="dob" error={error} />
    </fieldset>
  );
}
