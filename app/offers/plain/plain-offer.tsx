import { href } from "react-router";
import type { PostedForm } from "../../../domain/shared/fields/posted-form.ts";
import { getFieldName } from "../../../domain/shared/fields/form-steps.ts";
import type { TenancyRules } from "../../../domain/offers/tenancy-rules.ts";
import { acceptanceLabels, detailLabels, tenantLabels } from "../../brand/offer-labels.ts";
import { plainOfferText, tenantStepsText, yesNoText } from "../../brand/texts/offer-steps-text.ts";
import { offerText } from "../../brand/texts/offer-text.ts";
import { CheckAnswers } from "../../forms/journey/check-answers.tsx";
import { HiddenAnswers } from "../../forms/hidden-answers.tsx";
import { HiddenStepFields } from "../../forms/journey/journey-form.tsx";
import { HoneypotField } from "../../forms/sending/honeypot-field.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Note } from "../../ui/note.tsx";
import { PostedAnswers } from "../../ui/posted-answers.ts";
import { StepProgress } from "../../ui/step-progress.tsx";
import { DifferencesTable } from "../draft/conflict-dialog.tsx";
import { formatFieldValue } from "../draft/draft-lines.ts";
import { versionField } from "../draft/draft-sync.ts";
import type { OfferPageData } from "../offer-page-parts.ts";
import { LawNote } from "../steps/offer-step-fields.tsx";
import { getFrequencyNote, parseOfferRent } from "../steps/offer-step-plan.ts";
import "../steps/offer-window.css";
import type { PlainConflict, PlainOfferView } from "./plain-draft.ts";
import { createPlainOfferPlan, type PlainOfferContext } from "./plain-offer-plan.ts";
import { PlainQuestion } from "./plain-question.tsx";

type Props = Omit<PlainOfferContext, "id"> & { offer: OfferPageData };

/** The offer's page after a form of it was sent without script. */
export default function PlainOffer({ view, ...props }: Props & { view: PlainOfferView }) {
  return (
    <div className="wrap offer--form">
      <div className="offer-window">
        {view.kind === "conflict" ? (
          <ConflictForm conflict={view} id={props.offer.id} />
        ) : (
          <>
            {!view.isKept && <Note kind="warn">{plainOfferText.notKept}</Note>}
            <PlainPage {...props} posted={view.posted} version={view.version} />
          </>
        )}
      </div>
    </div>
  );
}

function ConflictForm({ conflict, id }: { conflict: PlainConflict; id: string }) {
  const { mine, theirs, resend } = conflict;
  const text = offerText.conflict;
  return (
    <form method="post" className="wizard__body">
      <h1>{text.title}</h1>
      <p>{text.text}</p>
      <DifferencesTable mine={mine} serverDraft={theirs} />
      <HiddenAnswers answers={resend} />
      <div className="wizard__actions">
        <ButtonLink to={href("/offer/:id", { id })} look="secondary" reloadDocument>
          {text.takeTheirs}
        </ButtonLink>
        <Button type="submit" size="large">
          {text.keepMine}
        </Button>
      </div>
    </form>
  );
}

function PlainPage({
  posted,
  version,
  ...props
}: Props & { posted: Exclude<PostedForm, { stage: "sent" }>; version: number }) {
  const { offer, home, rules, today } = props;
  const { steps } = createPlainOfferPlan(
    { id: offer.id, home, rules, today },
    offer.draft,
    posted.answers,
  );
  if (posted.stage === "form") {
    return <PlainStep {...props} posted={posted} version={version} steps={steps} />;
  }
  // The number of a flat is asked in developments only.
  const shown = steps.map((step) => ({
    ...step,
    fields: step.fields.filter((field) => field !== "unit" || home.isB2B),
  }));
  return (
    <CheckAnswers
      posted={posted}
      steps={shown}
      labels={labelFields(shown.flatMap(({ fields }) => fields))}
      format={(field, answer) => formatAnswer(field, answer)}
      sendLabel={offerText.before.submit}
    >
      <HiddenAnswers answers={{ [versionField]: String(version) }} />
      <LawNote text={getFrequencyNote(posted.answers["freq"], rules)} />
      <LawNote text={noteDeposit(posted.answers["rent"], rules)} />
      <p>{offerText.before.nothingTaken}</p>
    </CheckAnswers>
  );
}

function PlainStep({
  posted: { step, answers, errors },
  version,
  steps,
  offer,
  ...place
}: Props & {
  posted: Extract<PostedForm, { stage: "form" }>;
  version: number;
  steps: readonly { question: string; fields: readonly string[] }[];
}) {
  const { question, fields } = steps[step]!;
  return (
    <>
      <ErrorSummary
        errors={errors.map(({ path, message }) => ({ field: path, message }))}
        labels={labelFields(fields)}
      />
      <h1>{offerText.title(place.home.name)}</h1>
      <StepProgress current={step + 1} count={steps.length} />
      <form className="wizard__body" method="post" noValidate>
        <PostedAnswers value={{ ...answers, [versionField]: String(version) }}>
          <HiddenStepFields step={step} fields={fields} />
          <HoneypotField />
          <fieldset>
            <legend className="display" id="question" tabIndex={-1}>
              {question}
            </legend>
            <PlainQuestion
              question={question}
              fields={fields}
              answers={answers}
              errors={errors}
              contract={offer.contractDocument}
              {...place}
            />
          </fieldset>
          <StepButtons step={step} count={steps.length} />
        </PostedAnswers>
      </form>
    </>
  );
}

function StepButtons({ step, count }: { step: number; count: number }) {
  return (
    <div className="wizard__actions">
      {step > 0 && (
        <Button type="submit" name="back" look="secondary">
          Back
        </Button>
      )}
      <Button type="submit" size="large">
        {step === count - 1 ? plainOfferText.check : "Next"}
      </Button>
    </div>
  );
}

function noteDeposit(rentText: string | undefined, rules: TenancyRules): string | null {
  const rent = parseOfferRent(rentText);
  return rent === null ? null : rules.holdingDepositNote(rent);
}

function labelFields(fields: readonly string[]): Record<string, string> {
  const labels: Record<string, string> = {
    ...detailLabels,
    ...tenantLabels,
    ...acceptanceLabels,
    tenantCount: plainOfferText.count.label,
  };
  return Object.fromEntries(
    fields.map((path) => {
      const label = labels[getFieldName(path)] ?? path;
      const index = /^tenants\.(\d+)\./.exec(path)?.[1];
      return index === undefined
        ? [path, label]
        : [path, `${tenantStepsText.heading(Number(index) + 1)}: ${label.toLowerCase()}`];
    }),
  );
}

function formatAnswer(path: string, answer: string): string {
  const field = getFieldName(path);
  return field in acceptanceLabels ? answer && yesNoText.yes : formatFieldValue(field, answer);
}
