import type { OfferTenant } from "../../../domain/offers/offer.ts";
import { offerText } from "../../brand/offer-text.ts";
import { buildDescribedBy, FieldError } from "../../ui/field.tsx";
import { TenantsSection } from "../tenants/tenants-section.tsx";

const name = "tenants";

export function SimpleTenants({
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
export function focusTenants(): void {
  document.getElementById(name)?.focus();
}
