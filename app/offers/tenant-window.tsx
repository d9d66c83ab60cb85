import { useState } from "react";
import { tenantStepsText } from "../brand/offer-steps-text.ts";
import { NameFields, ReachFields } from "../forms/contact-fields.tsx";
import { JourneyForm } from "../forms/journey-form.tsx";
import { useJourney } from "../forms/use-journey.ts";
import type { TenantWindowProps } from "./offer-page-types.ts";
import { beginningAt } from "./offer-step-checks.ts";
import { WindowFrame } from "./offer-window-frame.tsx";
import { TenantDone } from "./tenant-step-done.tsx";
import { DobField } from "./tenant-step-dob-field.tsx";
import { OccupationFields } from "./tenant-step-occupation.tsx";
import { tenantBeginning, tenantPlan, tenantQuestions } from "./tenant-step-plan.ts";

/** Who one tenant is, how to reach them, and what they do (renter specification, section 5). */
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
  const plan = tenantPlan(startdate, today);
  const [draft] = useState(() => beginningAt(plan.steps, tenantBeginning(initial)));
  const own = { id: initial?.id, title: initial?.title };
  const journey = useJourney({
    ...plan,
    draft,
    keep: ({ answers }) => onChange({ ...own, ...answers }),
    name: "tenantStep",
  });
  const { form, current } = journey;
  const leave = () => journey.leave(onBack);

  async function next(): Promise<void> {
    const tenant = await journey.next();
    if (tenant) journey.leave(() => onDone({ ...own, ...tenant }));
  }

  if (current === tenantQuestions) {
    return <TenantDone name={fullName(form.getValues())} onReturn={() => void next()} />;
  }
  return (
    <WindowFrame back={tenantStepsText.back} onBack={leave}>
      <JourneyForm
        heading={tenantStepsText.heading(number)}
        journey={journey}
        count={tenantQuestions}
        sendLabel={tenantStepsText.save}
        sending={false}
        onNext={() => void next()}
        onFirstFocus={nothing}
        onLeave={leave}
      >
        {current === 0 && (
          <div className="form">
            <NameFields form={form} />
            <DobField control={form.control} />
          </div>
        )}
        {current === 1 && <ReachFields form={form} />}
        {current === 2 && <OccupationFields form={form} shareLeft={shareLeft} />}
      </JourneyForm>
    </WindowFrame>
  );
}

function fullName({ firstname = "", lastname = "" }: Record<string, string>): string {
  return `${firstname.trim()} ${lastname.trim()}`;
}

function nothing(): void {}
