import { findViewingDays } from "../../../domain/viewings/requests/bookable-from.ts";
import { formatViewingRange } from "../../../domain/viewings/requests/viewing-times.ts";
import type { Viewing } from "../../../domain/viewings/viewing.ts";
import { viewingFields, viewingText } from "../../brand/texts/viewing-text.ts";
import { formatAnswer } from "./answer-rows.ts";
import { toFormSchema } from "../../forms/form-schema.ts";
import { buildViewRequestBody } from "./viewing-body.ts";
import { createViewingPlan, type ViewingAnswers } from "./viewing-steps.ts";

const labels = Object.fromEntries(
  Object.entries(viewingFields).map(([field, { label }]) => [field, label]),
);

/** The viewing form without script. Its own page takes the place of the last step, the check. */
export function createPostedViewingPlan({ home, renter, settings }: Viewing, now: Date) {
  const known = { contact: renter !== null, qualified: renter?.isQualified ?? false };
  const { steps, schema } = createViewingPlan(known, findViewingDays(settings, now));
  return {
    steps: steps.slice(0, -1),
    schema: toFormSchema<ViewingAnswers>(schema),
    call: "/api/viewrequest",
    readFields: joinTimes,
    buildBody: (answers: ViewingAnswers, token: string) =>
      buildViewRequestBody(home, { answers, renter }, token),
    labels,
    sendLabel: viewingText.send,
    format: formatAnswer,
  };
}

/** Start and end have a field each. */
function joinTimes(fields: Record<string, string>): Record<string, string> {
  const { scheduleViewingTime: from, viewingUntil: until, ...rest } = fields;
  if (from === undefined) return rest;
  const range = until === undefined ? from : formatViewingRange(from, until);
  return { ...rest, scheduleViewingTime: range };
}
