import { useState } from "react";
import { detailLabels } from "../../brand/offer-labels.ts";
import { JourneyForm } from "../../forms/journey/journey-form.tsx";
import { SubmissionTerms } from "../../forms/sending/submission-terms.tsx";
import { useJourney } from "../../forms/journey/use-journey.ts";
import { removeTenant, upsertTenant } from "../draft/draft-changes.ts";
import type { SimpleOfferProps } from "../offer-page-types.ts";
import { createInitialDraft } from "./offer-step-checks.ts";
import { SimpleOfferTerms, SimpleRequests } from "./simple-offer-fields.tsx";
import { parseOfferRent } from "./offer-step-plan.ts";
import { getInitialSimpleAnswers, createSimplePlan } from "./simple-offer-plan.ts";
import type { OfferTenant, OfferDraft } from "../../../domain/offers/offer.ts";
import { offerText } from "../../brand/texts/offer-text.ts";
import { buildDescribedBy, FieldError } from "../../ui/field.tsx";
import { TenantsSection } from "../tenants/tenants-section.tsx";
import { useTenantWindow } from "../tenants/use-tenant-window.ts";
import "./offer-window.css";
import { getRemainingShare } from "../draft/draft-numbers.ts";
import { TenantWindow } from "../tenants/tenant-window.tsx";

const tenantsStep = 1;

export function SimpleOffer(props: SimpleOfferProps) {
  const { home, today, rules, draft, onDraft, sending, onSubmit } = props;
  const plan = createSimplePlan(draft, { home, rules, today });
  const [beginning] = useState(() =>
    createInitialDraft(plan.steps, getInitialSimpleAnswers(draft, home)),
  );
  const journey = useJourney({
    ...plan,
    draft: beginning,
    saveDraft: ({ answers }) => onDraft({ ...draft, details: { ...draft.details, ...answers } }),
  });
  const { form, current } = journey;
  const tenant = useTenantWindow(draft, onDraft);

  async function next(): Promise<void> {
    if (current === tenantsStep && !(await journey.check())) focusTenants();
    else if (await journey.next()) onSubmit();
  }

  function removeTenantAt(index: number): void {
    // the error may concern the removed tenant; the next validation decides
    journey.clearProblems();
    onDraft(removeTenant(draft, index));
  }

  if (tenant.index !== null) {
    return (
      <SimpleTenantWindow
        {...props}
        index={tenant.index}
        onClose={tenant.close}
        onDone={tenant.done}
      />
    );
  }
  return (
    <div className="offer-steps">
      <JourneyForm
        heading={null}
        journey={journey}
        labels={detailLabels}
        sendLabel={sending.label}
        sending={sending.sending}
        onNext={() => void next()}
        onFirstFocus={sending.prepare}
        notice={sending.notice}
      >
        {current === 0 && <SimpleOfferTerms form={form} home={home} rules={rules} today={today} />}
        {current === tenantsStep && (
          <SimpleTenants
            tenants={draft.tenants}
            rent={parseOfferRent(form.getValues("rent")) ?? home.rentPcm}
            error={journey.problems[0]?.message}
            onOpen={tenant.open}
            onRemove={removeTenantAt}
          />
        )}
        {current === 2 && <SimpleRequests form={form} rules={rules} terms={<SubmissionTerms />} />}
      </JourneyForm>
    </div>
  );
}

/** The tenant window of the simple offer. @param index of the tenant, from 0 */
function SimpleTenantWindow({
  index,
  draft,
  onDraft,
  onClose,
  onDone,
  today,
  rules,
}: Pick<SimpleOfferProps, "draft" | "onDraft" | "today" | "rules"> & {
  index: number;
  onClose: () => void;
  onDone: (draft: OfferDraft) => void;
}) {
  return (
    <TenantWindow
      key={index}
      initial={draft.tenants[index] ?? null}
      number={index + 1}
      startdate={draft.details?.startdate ?? null}
      shareLeft={getRemainingShare(draft.tenants, index)}
      today={today}
      rules={rules}
      onChange={(tenant) => onDraft(upsertTenant(draft, index, tenant))}
      onBack={onClose}
      onDone={(tenant) => onDone(upsertTenant(draft, index, tenant))}
    />
  );
}

const name = "tenants";

function SimpleTenants({
  error,
  ...section
}: {
  tenants: readonly Partial<OfferTenant>[];
  rent: number;
  error: string | undefined;
  onOpen: (index: number) => void;
  onRemove: (index: number) => void;
}) {
  return (
    <fieldset
      className="form"
      id={name}
      aria-label={offerText.tenants.title}
      aria-describedby={buildDescribedBy(name, undefined, error)}
      tabIndex={-1}
    >
      <TenantsSection {...section} />
      <FieldError name={name} error={error} />
    </fieldset>
  );
}

/** The tenants are not a form field, so they need manual focus. */
function focusTenants(): void {
  document.getElementById(name)?.focus();
}
