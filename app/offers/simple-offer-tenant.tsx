import type { OfferDraft } from "../../domain/offers/offer.ts";
import { upsertTenant } from "./draft-changes.ts";
import { getRemainingShare } from "./draft-numbers.ts";
import type { SimpleOfferProps } from "./offer-page-types.ts";
import { TenantWindow } from "./tenant-window.tsx";

/** The tenant window of the simple offer. @param index of the tenant, from 0 */
export function SimpleTenantWindow({
  index,
  draft,
  onDraft,
  onClose,
  onDone,
  today,
  rules,
}: Pick<SimpleOfferProps, "draft" | "onDraft" | "today" | "rules"> & {
  index: number;
  onClose: () => void;
  onDone: (draft: OfferDraft) => void;
}) {
  return (
    <TenantWindow
      key={index}
      initial={draft.tenants[index] ?? null}
      number={index + 1}
      startdate={draft.details?.startdate ?? null}
      shareLeft={getRemainingShare(draft.tenants, index)}
      today={today}
      rules={rules}
      onChange={(tenant) => onDraft(upsertTenant(draft, index, tenant))}
      onBack={onClose}
      onDone={(tenant) => onDone(upsertTenant(draft, index, tenant))}
    />
  );
}
