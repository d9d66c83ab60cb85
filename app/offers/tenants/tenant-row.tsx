import { formatPounds } from "../../../domain/shared/money.ts";
import { isCompleteTenant, type OfferTenant } from "../../../domain/offers/offer.ts";
import { offerText } from "../../brand/texts/offer-text.ts";
import { WindowButton } from "../window-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { parseAmount, getRentShare } from "../draft/draft-numbers.ts";
import { controlIds } from "../offer-problems.ts";

const text = offerText.tenants;

export function TenantRow({
  tenant,
  index,
  rent,
  onOpen,
  onRemove,
}: {
  tenant: Partial<OfferTenant>;
  index: number;
  rent: number;
  onOpen: () => void;
  onRemove: () => void;
}) {
  const name = formatTenantName(tenant, index);
  const share = getRentShare(tenant);
  return (
    <li className="tenant">
      <span className="number-plate" aria-hidden="true">
        {index + 1}
      </span>
      <div>
        <h3 className="heading-4">{name}</h3>
        <p className="small muted">{formatTenantSummary(tenant)}</p>
      </div>
      <p className="tenant__share">
        <b className="tabular-numbers">{share}%</b>
        <small className="tabular-numbers">
          {formatPounds(Math.round((rent * share) / 100))} pcm
        </small>
      </p>
      <div className="tenant__actions">
        <WindowButton
          id={controlIds.tenant(index)}
          look="quiet"
          size="small"
          aria-label={`${text.edit} ${name}`}
          onClick={onOpen}
        >
          <Icon name="pencil" />
          {text.edit}
        </WindowButton>
        <WindowButton
          look="quiet"
          size="small"
          square
          aria-label={`Remove ${name}`}
          onClick={onRemove}
        >
          <Icon name="trash-2" />
        </WindowButton>
      </div>
    </li>
  );
}

export function formatTenantName(
  { firstname, lastname }: Partial<OfferTenant>,
  index: number,
): string {
  return [firstname, lastname].filter(Boolean).join(" ") || `Tenant ${index + 1}`;
}

function formatTenantSummary(tenant: Partial<OfferTenant>): string {
  if (!isCompleteTenant(tenant)) return text.unfinished;
  const salary = parseAmount(tenant.salary) ?? 0;
  return `${tenant.job}, ${tenant.employer}. ${formatPounds(salary)} a year`;
}
