import type { Route } from "./+types/let-page";

type Data = Route.ComponentProps["loaderData"];

export type ShownLet = Data["shown"];
export type ShownStage = ShownLet["stages"][number];
export type ShownStep = ShownStage["steps"][number];
export type ShownPayment = ShownStage["payments"][number];
export type ShownLetRow = Data["lets"][number];
export type LetView = Data["view"];

/** The id of a form on the page. */
export function formAnchor(form: string): string {
  return `form-${form}`;
}

/** The id of a step on the page: a link to it unfolds its stage. */
export function stepAnchor(key: string): string {
  return `step-${key.replaceAll(" ", "-")}`;
}
