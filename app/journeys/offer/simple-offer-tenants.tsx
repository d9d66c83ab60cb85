import { useEffect, useRef } from "react";
import type { OfferTenant } from "../../../domain/offer.ts";
import { FieldError } from "../../ui/field.tsx";
import { TenantsSection } from "./tenants-section.tsx";

/** Second step of the simple offer: the tenants, and what is still wrong with them. */
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
  const group = useRef<HTMLDivElement>(null);
  // no field of the form, so nothing else takes the focus to it
  useEffect(() => {
    if (error) group.current?.focus();
  }, [error]);
  return (
    <div className="form" id="tenants" tabIndex={-1} ref={group}>
      <TenantsSection {...section} />
      <FieldError name="tenants" error={error} />
    </div>
  );
}
