import { formatSterling } from "../../../../domain/shared/money.ts";
import { tenancyActions } from "../../../../domain/tenancies/tenancy-actions.ts";
import { TenancyForm } from "../tenancy-form.tsx";
import type { PaymentView } from "../shown.ts";

/** Another amount or day than was recorded, for each sum that came and was not dealt with yet. */
export function CorrectionForms({ payment }: { payment: PaymentView }) {
  const { kind, title, receipts, mayCorrect } = payment;
  if (!mayCorrect || receipts.length === 0) return null;
  return (
    <div className="step__forms">
      {receipts.map(({ pence, field, day, on }, index) => {
        const id = `correct-${kind}-${index + 1}`;
        const sum = `${formatSterling(pence)} received on ${on}`;
        return (
          <TenancyForm
            key={id}
            form={tenancyActions["correct-receipt"]}
            id={id}
            values={{ kind, wasPence: String(pence), wasOn: day, pence: field, on: day }}
            summary={`Correct the ${sum}`}
            button="Save correction"
            about={`${title}, ${sum}`}
          />
        );
      })}
    </div>
  );
}
