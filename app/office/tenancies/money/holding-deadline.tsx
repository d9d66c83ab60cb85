import { formatCount } from "../../../../domain/shared/formats/count.ts";
import { formatSterling } from "../../../../domain/shared/money.ts";
import type { TenancyView } from "../shown.ts";
import { tenancyForms } from "../../../../domain/tenancies/tenancy-forms.ts";
import { tenancyActions } from "../../../../domain/tenancies/tenancy-actions.ts";
import { TenancyForm } from "../tenancy-form.tsx";
import "./holding-deadline.css";

const because = {
  agreed:
    "Everyone has signed. If they agree, it counts towards the first month’s rent or the deposit. If not, it must be repaid.",
  "fell-through": "The tenancy fell through. It must be repaid, or kept with written reasons.",
  "came-after": "It arrived too late to hold the property, so all of it must be repaid.",
  "deadline-passed": "The deadline has passed. It must be repaid, or kept with written reasons.",
} as const;

/** The fifteen days of a holding deposit: laid, today, and the last one. */
export function HoldingDeadline({ holding }: { holding: NonNullable<TenancyView["holding"]> }) {
  const { day, total, left, pence, received, deadline, isRunning, repayment, days } = holding;
  if (!isRunning && repayment === null) return null;
  return (
    <section aria-labelledby="holding-clock">
      <h2 id="holding-clock" className="heading-4">
        {repayment === null
          ? `Holding deposit: day ${day} of ${total}, ${describeLeft(left)}`
          : `Holding deposit: use or repay by ${repayment.due}`}
      </h2>
      <p className="tiny">
        We received {formatSterling(pence)} on {received}, which is day 1.{" "}
        {repayment === null
          ? `We must repay it in full after ${deadline}, unless both sides agree a later date in writing (Tenant Fees Act 2019, schedule 2).`
          : describeRepayment(repayment)}
      </p>
      <ol className="fifteen" aria-label="Days until the deadline">
        {days.map(({ date, look }) => (
          <li
            key={date}
            className={`fifteen__${look}`}
            aria-current={look === "now" ? "date" : undefined}
          >
            {keepDay(date)}
          </li>
        ))}
      </ol>
      {holding.extensions.map(({ until, agreed }) => (
        <p key={until} className="tiny">
          Extended to {until}, agreed in writing on {agreed}
        </p>
      ))}
      {isRunning && (
        <div className="tenancy-clock__forms">
          <TenancyForm
            form={tenancyActions["extend-deadline"]}
            values={{ until: null }}
            shows={{ documentId: null }}
            summary="Extend deadline"
            button="Record extension"
          />
          <TenancyForm form={tenancyForms.remind} button="Remind both parties" look="secondary" />
        </div>
      )}
    </section>
  );
}

function describeRepayment({
  because: why,
  mayCount,
}: Pick<
  NonNullable<TenancyView["holding"]>["repayment"] & object,
  "because" | "mayCount"
>): string {
  return why === "agreed" && !mayCount
    ? "Everyone has signed, so it must be repaid."
    : because[why];
}

function describeLeft(left: number): string {
  if (left === 0) return "last day";
  return `${formatCount(left, "day")} left`;
}

/** Only a year goes below, in the little room that a day has. */
function keepDay(date: string): string {
  return date.replace(" ", "\u00a0");
}
