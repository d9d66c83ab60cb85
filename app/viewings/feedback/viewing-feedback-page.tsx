import { data, Form } from "react-router";
import type { Route } from "./+types/viewing-feedback-page";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import type { FieldProblem } from "../../../domain/shared/fields/posted-form.ts";
import {
  type FeedbackAnswer,
  feedbackAnswers,
  feedbackReasonNames,
  feedbackReasons,
} from "../../../domain/viewings/feedback/feedback.ts";
import { feedbackText as text } from "../../brand/texts/booking-text.ts";
import { createPageMeta, noIndex } from "../../brand/page-meta.ts";
import { findRecordId } from "../../../server/access-links/access-links.ts";
import { noBooking } from "../../../server/viewings/bookings/booking-refusals.ts";
import { findBranchPhone } from "../../../server/branches/home-agency.ts";
import { readFields } from "../../../server/site/form-post.ts";
import { appContext, clientAddress } from "../../../server/site/page-contexts.ts";
import {
  answerFeedback,
  findOwnFeedback,
  type OwnFeedback,
} from "../../../server/viewings/feedback/give-feedback.ts";
import { rateLimitText } from "../../alerts/alert-message.tsx";
import { Button } from "../../ui/button.tsx";
import { Choices } from "../../ui/choices.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { NextSteps } from "../next-steps.tsx";
import { sendOwnForm } from "../send-own-form.ts";
import { Ticket } from "../bookings/ticket.tsx";
import { UnknownBooking } from "../unknown-booking.tsx";
import "../booking-confirmation.css";
import "../my-viewing.css";

function readAnswer(parameter: string | null): FeedbackAnswer | null {
  return feedbackAnswers.find((answer) => answer === parameter) ?? null;
}

export const handle = { byLink: true } satisfies PageHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const id = await findRecordId(app, "booking", url.searchParams.get("id") ?? "");
  const own = id === null ? null : await findOwnFeedback(app, id);
  const chosen = readAnswer(url.searchParams.get("answer")) ?? own?.answer ?? null;
  const branchPhone = own && (await findBranchPhone(app.database.orm, own.booking.home.id));
  return data({ own, chosen, branchPhone }, { status: own ? 200 : 404 });
}

/** The URL is personal. */
export function headers() {
  return { "Cache-Control": "no-store" };
}

export function meta() {
  return [...createPageMeta(text.title, text.description), noIndex];
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const app = context.get(appContext);
  const fields = await readFields(request);
  if ((await app.viewingLimits.renters(context.get(clientAddress))) !== null) {
    const refusal = { detail: rateLimitText, errors: undefined };
    return data({ isSent: false, refusal, fields }, { status: 429 });
  }
  const id = await findRecordId(app, "booking", url.searchParams.get("id") ?? "");
  const outcome = id === null ? noBooking : await answerFeedback(app, id, fields);
  if (outcome.ok) return data({ isSent: true, refusal: undefined, fields: undefined });
  const { detail, errors } = outcome.refusal;
  return data({ isSent: false, refusal: { detail, errors }, fields }, { status: 422 });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendOwnForm(request, serverAction, (detail, fields) =>
    data({ isSent: false, refusal: { detail, errors: undefined }, fields }, { status: 503 }),
  );
}

/** The mail's link only chooses an answer: programs that look at mails open links, too. */
export default function ViewingFeedbackPage({ loaderData, actionData }: Route.ComponentProps) {
  const { own, chosen } = loaderData;
  if (!own) return <UnknownBooking />;
  const typed = actionData?.fields;
  return (
    <div className="wrap confirm my-viewing">
      <div className="panel panel--door">
        <Ticket booking={own.booking} />
        {actionData?.isSent ? (
          <>
            <h1>{text.thanks.heading}</h1>
            <p className="lede">{text.thanks[own.answer ?? "perhaps"]}</p>
            <NextSteps home={own.booking.home} />
          </>
        ) : own.isOpen ? (
          <Question
            own={own}
            chosen={typed?.["answer"] ?? chosen ?? undefined}
            typed={typed}
            refusal={actionData?.refusal}
          />
        ) : (
          <>
            <h1>{text.closed.heading}</h1>
            <p className="lede">{text.closed.lede}</p>
            <NextSteps home={own.booking.home} />
          </>
        )}
      </div>
    </div>
  );
}

function Question({
  own,
  chosen,
  typed,
  refusal,
}: {
  own: OwnFeedback;
  chosen: string | undefined;
  typed: Readonly<Partial<Record<string, string>>> | undefined;
  refusal: { detail: string; errors?: readonly FieldProblem[] | undefined } | undefined;
}) {
  const withError = (name: string) => {
    const error = refusal?.errors?.find(({ path }) => path === name)?.message;
    return error === undefined ? {} : { error };
  };
  return (
    <>
      <h1>{text.heading}</h1>
      {refusal && (
        <Note kind="error" live>
          <p>{refusal.detail}</p>
        </Note>
      )}
      <Form method="post" className="my-viewing__answers">
        <Choices
          name="answer"
          label={text.question}
          options={feedbackAnswers.map((value) => ({ value, label: text.answers[value] }))}
          required
          chosen={chosen}
          {...withError("answer")}
        />
        <ReasonField reason={typed?.["reason"] ?? own.reason ?? ""} />
        <TextArea
          name="message"
          label={text.message}
          hint={text.messageHint}
          mark="optional"
          rows={3}
          maxLength={1000}
          defaultValue={typed?.["message"] ?? own.message}
          {...withError("message")}
        />
        <Button type="submit">{text.button}</Button>
      </Form>
    </>
  );
}

function ReasonField({ reason }: { reason: string }) {
  return (
    <div className="field">
      <label className="label" htmlFor="reason">
        {text.why}
      </label>
      <select className="select" id="reason" name="reason" defaultValue={reason}>
        <option value="">{text.noReason}</option>
        {feedbackReasons.map((one) => (
          <option key={one} value={one}>
            {feedbackReasonNames[one]}
          </option>
        ))}
      </select>
    </div>
  );
}
