import { Form } from "react-router";
import type { Route } from "./+types/viewing-page";
import { toShortName } from "../../../../domain/shared/text/title-name.ts";
import { formatMoment } from "../../../../domain/staff/format-moment.ts";
import { viewingOutcomes } from "../../../../domain/viewings/appointments/appointment.ts";
import {
  bookingStateNames,
  viewingOutcomeNames,
} from "../../../../domain/viewings/bookings/booking-names.ts";
import {
  formatViewingTimes,
  listViewingTimes,
} from "../../../../domain/viewings/bookings/viewing-time-text.ts";
import { viewingForms } from "../../../../domain/viewings/diary/diary-forms.ts";
import { canNoteFeedback } from "../../../../domain/viewings/feedback/feedback.ts";
import { viewingActs } from "../../../../server/offers/viewing-acts.ts";
import {
  describeFeedbackRequest,
  findFeedbackRequestState,
} from "../../../../domain/viewings/feedback/feedback-request.ts";
import { answerForms } from "../../../../server/site/answer-forms.ts";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { findViewedBooking } from "../../../../server/viewings/feedback/find-feedback.ts";
import { buildPhoneLink } from "../../../brand/phone-link.ts";
import { Button } from "../../../ui/button.tsx";
import { PersonLink } from "../../people/person-link.tsx";
import { FormButton, FormName, useMaySend } from "../../shell/form/form-button.tsx";
import { OfficeHead } from "../../shell/office-head.tsx";
import { OfficeForms, OfficeResult } from "../../shell/form/office-result.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";
import { BookHere } from "./book-here.tsx";
import { throwNotFound } from "../../shell/record-id.ts";
import { HeardForm, OfficeWords } from "../feedback/feedback-forms.tsx";
import "../diary-settings.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const now = app.now();
  const { booking, appointment, negotiator, contact, home, feedback, heardBy } =
    (await findViewedBooking(app, params.uid)) ?? throwNotFound();
  const firstname = toShortName(contact);
  const hasEmail = contact.email !== null;
  return {
    home,
    negotiator,
    place: appointment.place,
    when: formatViewingTimes(listViewingTimes(booking.startsAt, booking.endsAt)),
    state: booking.state,
    cancelReason: booking.cancelReason,
    outcome: booking.outcome,
    renter: {
      id: contact.id,
      name: `${contact.firstname} ${contact.lastname}`,
      firstname,
      phone: contact.phone,
      hasEmail,
    },
    feedback: feedback && {
      answer: feedback.answer,
      reason: feedback.reason,
      message: feedback.message,
      note: feedback.note,
      landlordText: feedback.landlordText,
      answered: feedback.answeredAt && formatMoment(feedback.answeredAt, now),
      released: feedback.releasedAt && formatMoment(feedback.releasedAt, now),
      heardBy,
    },
    notYet: describeFeedbackRequest(findFeedbackRequestState({ ...booking, hasEmail }, now), {
      firstname,
      asked: booking.feedbackAskedAt && formatMoment(booking.feedbackAskedAt, now),
    }),
    canFeedBack: canNoteFeedback(booking, now),
  };
}

export const action = answerForms(viewingActs);

export { sendOrKeep as clientAction } from "../../shell/form/unsent-form.ts";

export default function ViewingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { home, renter, when, feedback, canFeedBack } = loaderData;
  return (
    <>
      <OfficeHead title={`Viewing of ${home.name}`} note={`${when}, with ${loaderData.negotiator}`}>
        {home.isListed && <BookHere person={renter.id} home={home.id} look="secondary" />}
      </OfficeHead>
      <div className="office-body office-list">
        <OfficeForms answer={actionData}>
          <OfficeResult />
          <Facts {...loaderData} />
          <HeardForm
            feedback={feedback}
            notYet={loaderData.notYet}
            firstname={renter.firstname}
            isOpen={canFeedBack}
          />
          {canFeedBack && <OfficeWords feedback={feedback} />}
          {canFeedBack && home.isListed && <Invitation renter={renter} />}
        </OfficeForms>
      </div>
    </>
  );
}

type Shown = Route.ComponentProps["loaderData"];

function Invitation({ renter }: Pick<Shown, "renter">) {
  if (!useMaySend(viewingForms.invite)) return null;
  return (
    <OfficeSection title="Invite an offer">
      {renter.hasEmail ? (
        <Form method="post" className="office-section__body row">
          <p>We’ll email a link to make an offer. It works for 30 days.</p>
          <FormButton form={viewingForms.invite} look="secondary">
            Invite {renter.firstname} to make an offer
          </FormButton>
        </Form>
      ) : (
        <p className="office-section__body">
          {renter.firstname} has no email.{" "}
          <PersonLink id={renter.id}>Add an email to send the link.</PersonLink>
        </p>
      )}
    </OfficeSection>
  );
}

function Facts({ renter, place, outcome, state, cancelReason }: Shown) {
  const mayRecord = useMaySend(viewingForms.outcome);
  return (
    <OfficeSection title="Viewing details" look="door">
      <div className="office-section__body stack">
        <p>
          <PersonLink id={renter.id}>{renter.name}</PersonLink>,{" "}
          <a href={buildPhoneLink(renter.phone)}>{renter.phone}</a>
        </p>
        <p>{place}</p>
        <p>
          <span className="badge">
            {outcome ? viewingOutcomeNames[outcome] : bookingStateNames[state]}
          </span>
        </p>
        {cancelReason && <p>Reason: “{cancelReason}”</p>}
        {mayRecord && state !== "cancelled" && (
          <Form method="post" className="row">
            <FormName form={viewingForms.outcome} />
            {viewingOutcomes.map((value) => (
              <Button
                key={value}
                type="submit"
                look="secondary"
                size="small"
                name="outcome"
                value={value}
              >
                {viewingOutcomeNames[value]}
              </Button>
            ))}
          </Form>
        )}
      </div>
    </OfficeSection>
  );
}
