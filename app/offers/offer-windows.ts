import { maxTenants } from "../../domain/offers/tenant-fields.ts";

/** The windows of the offer container (renter specification, section 4). */
export type OfferView =
  | { kind: "main" }
  | { kind: "offer" }
  /** @param index from 0; the number of tenants for one who is being added */
  | { kind: "tenant"; index: number };

export const mainView: OfferView = { kind: "main" };

/** The window as a step of the browser's history: main 0, the offer 1, the first tenant 2. */
export function viewToStep(view: OfferView): number {
  if (view.kind === "main") return 0;
  return view.kind === "offer" ? 1 : view.index + 2;
}

/**
 * The window that a step of the history stands for; main where it is not there any more.
 * @param tenants how many there are
 */
export function stepToView(step: number, tenants: number): OfferView {
  if (step === 1) return { kind: "offer" };
  const index = step - 2;
  const isThere = Number.isInteger(index) && index >= 0 && index <= tenants && index < maxTenants;
  return isThere ? { kind: "tenant", index } : mainView;
}
