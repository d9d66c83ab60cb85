import type { FormEvent, ReactNode } from "react";
import { describeHoldingUse } from "../../domain/listings/move-in-cost.ts";
import { formatNumericDate } from "../../domain/shared/dates.ts";
import { getDeposit, formatPounds } from "../../domain/shared/money.ts";
import { offerDocuments } from "../../domain/offers/offer-documents.ts";
import type { TenancyRules } from "../../domain/offers/tenancy-rules.ts";
import { plainOfferText } from "../brand/texts/offer-steps-text.ts";
import { offerText } from "../brand/texts/offer-text.ts";
import { Button } from "../ui/button.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { Icon } from "../ui/icon.tsx";
import { SubmissionTerms } from "../forms/sending/submission-terms.tsx";
import { useRestoreFocus } from "../forms/use-restore-focus.ts";
import { HoneypotField } from "../forms/sending/honeypot-field.tsx";
import { OfferDocumentLink } from "./acceptances-section.tsx";
import type { MissingItem } from "./submit-rule.ts";

const text = offerText.before;

/** Of the form with the details, the tenants and the ticks. */
export const mainFormId = "offer";

/** Before the script has come: goes on from the last step, with the ticks of the other form. */
const plainSubmit = { form: mainFormId, name: "step", value: 99 };

export function BeforeYouSend({
  cost,
  missing,
  enabled,
  sending,
  label,
  notice,
  onSubmit,
}: {
  cost: OfferCost;
  missing: MissingItem[];
  enabled: boolean;
  sending: boolean;
  label: string;
  notice: ReactNode;
  onSubmit: () => void;
}) {
  const button = useRestoreFocus(sending);
  const hydrated = useHydrated();
  return (
    <aside className="journey__side offer__side">
      <form
        className="panel panel--door"
        method="post"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (enabled) onSubmit();
        }}
      >
        <HoneypotField />
        <h2 className="heading-3">{text.title}</h2>
        <CostList {...cost} />
        {notice}
        <Button
          ref={button}
          type="submit"
          size="large"
          block
          busy={sending}
          {...(hydrated ? { disabled: !enabled } : plainSubmit)}
          aria-describedby={missing.length > 0 ? "still-missing" : undefined}
        >
          {label}
        </Button>
        <MissingList missing={missing} />
        <p className="tiny">
          {text.nothingTaken}{" "}
          <OfferDocumentLink name={offerDocuments.faq}>{text.faq}</OfferDocumentLink>
        </p>
        <SubmissionTerms />
        <output className="visually-hidden">{sending ? text.working : ""}</output>
      </form>
    </aside>
  );
}

function MissingList({ missing }: { missing: MissingItem[] }) {
  if (missing.length === 0) return null;
  return (
    <ul className="todo" id="still-missing">
      {missing.map(formatMissing).map((line) => (
        <li key={line}>
          <Icon name="circle-alert" />
          {line}
        </li>
      ))}
    </ul>
  );
}

interface OfferCost {
  /** Rent offered, whole pounds a month. */
  rent: number;
  noDeposit: boolean;
  /** London date, `YYYY-MM-DD`. */
  today: string;
  rules: TenancyRules;
}

function CostList({ rent, noDeposit, today, rules }: OfferCost) {
  return (
    <dl className="term-list offer__cost">
      <dt>{text.rent}</dt>
      <dd>{formatPounds(rent)} pcm</dd>
      <dt>{text.holding}</dt>
      <dd>
        {formatPounds(rules.holdingDeposit(rent))}
        <small>
          {text.holdingNote(
            formatNumericDate(rules.agreementDeadline(today)),
            describeHoldingUse({ noDeposit }),
          )}
        </small>
      </dd>
      <dt>{text.security}</dt>
      <dd>
        {formatPounds(getDeposit({ rentPcm: rent, noDeposit }))}
        <small>{noDeposit ? text.noDeposit : text.securityNote}</small>
      </dd>
    </dl>
  );
}

function formatMissing(missing: MissingItem): string {
  switch (missing.kind) {
    case "details":
      return "Fill in the offer details";
    case "tenants":
      return "Add at least one tenant";
    case "firstname":
      return `Enter tenant ${missing.number}’s first name`;
    case "terms":
      return plainOfferText.acceptances.terms;
    default:
      return plainOfferText.acceptances.privacy;
  }
}
