import * as v from "valibot";
import { createStep } from "../../domain/shared/form-steps.ts";
import { changeField } from "../../domain/viewings/booking-reply.ts";
import { bookingText } from "../brand/booking-text.ts";
import { buildReplyBody } from "./reply-body.ts";

const changeFields = { message: changeField };
const changeSchema = v.object(changeFields);

const call = "/api/bookingreply";

/** The answer to a booking's mail without script: either of its two forms. */
export function createAttendPlan(id: string) {
  return {
    call,
    steps: [createStep(bookingText.ask, {})],
    schema: v.object({}),
    buildBody: (_answers: object, token: string) => buildReplyBody({ id, resp: true }, token),
  };
}

export function createChangePlan(id: string) {
  return {
    call,
    steps: [createStep(bookingText.change, changeFields)],
    schema: changeSchema,
    buildBody: ({ message }: { message: string }, token: string) =>
      buildReplyBody({ id, resp: false, message }, token),
  };
}
