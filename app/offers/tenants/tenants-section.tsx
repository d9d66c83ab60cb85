import { useEffect, useRef, useState } from "react";
import type { OfferTenant } from "../../../domain/offers/offer.ts";
import { maxTenants } from "../../../domain/offers/tenant-fields.ts";
import { offerText } from "../../brand/texts/offer-text.ts";
import { WindowButton } from "../window-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { controlIds } from "../offer-problems.ts";
import { RemoveTenantDialog } from "./remove-tenant-dialog.tsx";
import { RentShares } from "./rent-shares.tsx";
import { formatTenantName, TenantRow } from "./tenant-row.tsx";

const text = offerText.tenants;

export function TenantsSection({
  tenants,
  rent,
  onOpen,
  onRemove,
}: {
  tenants: readonly Partial<OfferTenant>[];
  /** Rent offered, whole pounds a month. */
  rent: number;
  /** @param index from 0; the number of tenants adds one */
  onOpen: (index: number) => void;
  onRemove: (index: number) => void;
}) {
  return (
    <section className="offer__section">
      <TenantsHeader count={tenants.length} onAdd={() => onOpen(tenants.length)} />
      {tenants.length === 0 ? (
        <p className="muted">{text.none}</p>
      ) : (
        <>
          <TenantList tenants={tenants} rent={rent} onOpen={onOpen} onRemove={onRemove} />
          <RentShares tenants={tenants} rent={rent} />
        </>
      )}
    </section>
  );
}

function TenantsHeader({ count, onAdd }: { count: number; onAdd: () => void }) {
  const isFull = count >= maxTenants;
  const add = useFocusAddButton(count);
  return (
    <>
      <div className="row">
        <h2>
          {text.title}{" "}
          <span className="muted tabular-numbers">
            {count} of {maxTenants}
          </span>
        </h2>
        <WindowButton
          ref={add}
          id={controlIds.addTenant}
          look="secondary"
          size="small"
          disabled={isFull}
          onClick={onAdd}
        >
          <Icon name="plus" />
          {text.add}
        </WindowButton>
      </div>
      {isFull && <p className="small muted">{text.full}</p>}
    </>
  );
}

/** Removing a tenant also removes the focused control. */
function useFocusAddButton(count: number) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) button.current?.focus();
    before.current = count;
  }, [count]);
  return button;
}

function TenantList({
  tenants,
  rent,
  onOpen,
  onRemove,
}: {
  tenants: readonly Partial<OfferTenant>[];
  rent: number;
  onOpen: (index: number) => void;
  onRemove: (index: number) => void;
}) {
  const [removing, setRemoving] = useState<number | null>(null);
  return (
    <>
      <ol className="tenants">
        {tenants.map((tenant, index) => (
          <TenantRow
            // tenants have no id
            key={`tenant-${index + 1}`}
            tenant={tenant}
            index={index}
            rent={rent}
            onOpen={() => onOpen(index)}
            onRemove={() => setRemoving(index)}
          />
        ))}
      </ol>
      {removing !== null && (
        <RemoveTenantDialog
          name={formatTenantName(tenants[removing] ?? {}, removing)}
          onKeep={() => setRemoving(null)}
          onRemove={() => {
            setRemoving(null);
            onRemove(removing);
          }}
        />
      )}
    </>
  );
}
