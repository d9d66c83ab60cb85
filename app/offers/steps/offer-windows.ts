import { maxTenants } from "../../../domain/offers/tenant-fields.ts";

export type OfferView =
  | { kind: "main" }
  | { kind: "offer" }
  /** @param index from 0; the number of tenants for one who is being added */
  | { kind: "tenant"; index: number };

export const mainView: OfferView = { kind: "main" };

/** Returns a window's history step: main 0, offer 1, first tenant 2. */
export function convertViewToStep(view: OfferView): number {
  if (view.kind === "main") return 0;
  return view.kind === "offer" ? 1 : view.index + 2;
}

/** Returns the window at a history step, or main if its tenant no longer exists. */
export function convertStepToView(step: number, tenants: number): OfferView {
  if (step === 1) return { kind: "offer" };
  const index = step - 2;
  const isThere = Number.isInteger(index) && index >= 0 && index <= tenants && index < maxTenants;
  return isThere ? { kind: "tenant", index } : mainView;
}
