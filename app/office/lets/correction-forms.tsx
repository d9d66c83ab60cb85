import { formatSterling } from "../../../domain/shared/money.ts";
import { DayField, EvidenceFields, LetField } from "./let-fields.tsx";
import { LetForm, useAnswerTo } from "./let-form.tsx";
import type { ShownLet, ShownPayment } from "./shown.ts";

/** Another amount or day than was recorded, for each sum that came and was not dealt with yet. */
export function CorrectionForms({ payment, shown }: { payment: ShownPayment; shown: ShownLet }) {
  const { kind, title, receipts, mayCorrect } = payment;
  if (!mayCorrect || receipts.length === 0) return null;
  return (
    <div className="step__forms">
      {receipts.map(({ pence, field, day, on }, index) => {
        const id = `correct-${kind}-${index + 1}`;
        const sum = `${formatSterling(pence)} of ${on}`;
        return (
          <LetForm
            key={id}
            id={id}
            change="correct-receipt"
            hidden={{ kind, wasPence: String(pence), wasOn: day }}
            summary={`Correct the ${sum}`}
            button="Correct it"
            about={`${title}, ${sum}`}
            hasFile
            sendsMails
          >
            <LetField
              form={id}
              name="pence"
              label="Amount that came"
              before="£"
              inputMode="decimal"
              value={field}
            />
            <DayField form={id} label="Came on" value={day} />
            <Never form={id} />
            <EvidenceFields form={id} papers={shown.papers} noteLabel="Why it is corrected" />
          </LetForm>
        );
      })}
    </div>
  );
}

function Never({ form }: { form: string }) {
  const { fields } = useAnswerTo(form);
  return (
    <label className="let-form__tick">
      <input type="checkbox" name="never" defaultChecked={fields?.["never"] === "on"} /> It never
      came
    </label>
  );
}
