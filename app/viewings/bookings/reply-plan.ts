import * as v from "valibot";
import { changeField } from "../../../domain/viewings/bookings/booking-reply.ts";
import { bookingText } from "../../brand/texts/booking-text.ts";
import { createOneStepPlan } from "../../forms/form-plan.ts";

const call = "/api/bookingreply";

/** The two answers to a booking's mail. */
export function createAttendPlan(id: string) {
  return createOneStepPlan(bookingText.ask, v.object({}), {
    call,
    buildBody: (_answers, token) => buildReplyBody({ id, resp: true }, token),
    labels: {},
    sendLabel: bookingText.attend,
  });
}

export function createChangePlan(id: string) {
  return createOneStepPlan(bookingText.change, v.object({ message: changeField }), {
    call,
    buildBody: ({ message }, token) => buildReplyBody({ id, resp: false, message }, token),
    labels: { message: "the change you would like" },
    sendLabel: "Submit",
  });
}

type ReplyAnswer = { id: string; resp: true } | { id: string; resp: false; message: string };

/**
 * Body of `POST /api/bookingreply` (renter specification, section 7). Omits `openMs`, because one
 * click from an email is as fast as a robot.
 */
export function buildReplyBody(answer: ReplyAnswer, token: string): object {
  return { ...answer, recaptchatoken: token, openMs: undefined };
}
