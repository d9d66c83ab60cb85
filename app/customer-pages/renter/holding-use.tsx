import {
  holdingUseConsent,
  holdingUseWishes,
} from "../../../domain/tenancies/money/holding-deposit.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { type CaseAnswer, findError } from "../case-answer.ts";
import { CaseForm } from "../case-form.tsx";
import type { RenterHomeCase } from "../shown.ts";

type Task = Extract<RenterHomeCase["tasks"][number], { do: "choose-holding-use" }>;

/** Whoever paid the holding deposit says what it counts towards. It is never counted unasked. */
export function HoldingUse({
  task,
  tenancyId,
  answer,
}: {
  task: Task;
  tenancyId: string;
  answer: CaseAnswer | undefined;
}) {
  const use = findError(answer, "holding", "towards").error;
  const consent = findError(answer, "holding", "consents").error;
  const chosen = answer?.fields?.["change"] === "holding" ? answer.fields["towards"] : undefined;
  return (
    <>
      <h2>Your holding deposit of {task.held}</h2>
      <p className="case__due">
        <b className="tabular-numbers">{task.due}</b>
      </p>
      <p className="muted">
        Once everyone has signed, we can put it towards your first payment. If you’d rather have it
        back, we’ll return it within 7 days and ask for the full rent and deposit.
      </p>
      <CaseForm className="case__form">
        <input type="hidden" name="let" value={tenancyId} />
        <input type="hidden" name="person" value={task.person.id} />
        <fieldset className="field" aria-describedby={use ? "towards-error" : undefined}>
          <legend className="label">How should we use your holding deposit?</legend>
          {task.uses.map((one) => (
            <label className="check" key={one}>
              <input
                type="radio"
                name="towards"
                id={one === task.uses[0] ? "towards" : `towards-${one}`}
                value={one}
                required
                defaultChecked={chosen === one}
              />
              <span>{holdingUseWishes[one]}</span>
            </label>
          ))}
          <FieldError name="towards" error={use} />
        </fieldset>
        <Consent error={consent} />
        <Button type="submit" name="change" value="holding">
          Send your choice
        </Button>
        <p className="tiny">We’ll keep a record of your choice and when you made it.</p>
      </CaseForm>
    </>
  );
}

function Consent({ error }: { error: string | undefined }) {
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          id="consents"
          name="consents"
          required
          aria-describedby={error ? "consents-error" : undefined}
        />
        <span>{holdingUseConsent}</span>
      </label>
      <FieldError name="consents" error={error} />
    </>
  );
}
