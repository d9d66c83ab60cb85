import type { Route } from "./+types/tenancy-page";

type Data = Route.ComponentProps["loaderData"];

export type TenancyView = Data["shown"];
export type StageView = TenancyView["stages"][number];
export type StepView = StageView["steps"][number];
export type PaymentView = StageView["payments"][number];
export type TenancyRow = Data["tenancies"][number];
export type TenancyListView = Data["view"];

/** The id of a form on the page. */
export function formAnchor(form: string): string {
  return `form-${form}`;
}

/** The id of a step on the page: a link to it unfolds its stage. */
export function stepAnchor(key: string): string {
  return `step-${key.replaceAll(" ", "-")}`;
}
