import { toShortName } from "../../../domain/shared/title-name.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import { data, Form } from "react-router";
import { PersonLink } from "../people/person-link.tsx";
import type { Route } from "./+types/viewing-page";
import { isAllowed } from "../../../domain/staff/roles.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import { viewingOutcomes } from "../../../domain/viewings/appointment.ts";
import { bookingStateNames, viewingOutcomeNames } from "../../../domain/viewings/booking-names.ts";
import { canNoteFeedback } from "../../../domain/viewings/feedback.ts";
import { formatViewingTimes, listViewingTimes } from "../../../domain/viewings/booking-time.ts";
import { inviteToOffer } from "../../../server/offers/invite-to-offer.ts";
import {
  getMailOrigin,
  getSignedIn,
  readOfficeFields,
} from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { findViewedBooking } from "../../../server/viewings/find-feedback.ts";
import { refuse } from "../../../server/staff/refusals.ts";
import {
  recordHeardFeedback,
  writeOfficeFeedback,
} from "../../../server/viewings/give-feedback.ts";
import { recordVisit } from "../../../server/viewings/record-visit.ts";
import { buildPhoneLink } from "../../brand/phone-link.ts";
import { Button } from "../../ui/button.tsx";
import { DoneNote } from "../shell/done-note.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { throwNotFound } from "../shell/record-id.ts";
import { RefusalNote } from "../shell/refusal-note.tsx";
import { HeardForm, OfficeWords } from "./feedback-forms.tsx";
import "./diary-settings.css";

async function requireViewing({ params, context }: Pick<Route.LoaderArgs, "params" | "context">) {
  const viewed = isUuid(params.uid)
    ? await findViewedBooking(context.get(appContext), params.uid)
    : null;
  return viewed ?? throwNotFound();
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { role } = getSignedIn({ context });
  const now = context.get(appContext).now();
  const { booking, appointment, negotiator, contact, home, feedback, heardBy } =
    await requireViewing({ params, context });
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
      firstname: toShortName(contact),
      phone: contact.phone,
      hasEmail: contact.email !== null,
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
    canFeedBack: canNoteFeedback(booking, now),
    mayEdit: isAllowed(role, "edit-diary"),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const by = getSignedIn({ context });
  const { booking, contact, home } = await requireViewing({ params, context });
  const fields = await readOfficeFields({ request, context });
  const change = async () => {
    switch (fields["change"]) {
      case "heard":
        return recordHeardFeedback(app, by, booking.id, fields);
      case "invite": {
        const siteUrl = getMailOrigin({ request, context });
        const { firstname, lastname, phone, email } = contact;
        if (email === null) return refuse("Add an email to their card to send the link.");
        const applicant = { firstname, lastname, phone, email };
        const invited = await inviteToOffer(app, { listingId: home.id, applicant, siteUrl }, by);
        return invited.ok
          ? ({ ok: true, answer: { done: `${firstname} is invited to make an offer.` } } as const)
          : invited;
      }
      case "outcome":
        return recordVisit(app, by, { uid: booking.calendarUid, outcome: fields["outcome"] });
      default:
        return writeOfficeFeedback(app, by, booking.id, fields, fields["change"] === "release");
    }
  };
  const outcome = await change();
  if (outcome.ok) return data({ done: outcome.answer.done, refusal: undefined, fields: undefined });
  const { detail, errors } = outcome.refusal;
  const refusal = { detail, ...(errors && { errors }) };
  return data({ done: null, refusal, fields }, { status: 422 });
}

export { sendOrKeep as clientAction } from "../shell/unsent-form.ts";

export default function ViewingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { home, renter, when, feedback, canFeedBack, mayEdit } = loaderData;
  const refusal = actionData?.refusal;
  const typed = actionData?.fields;
  return (
    <>
      <OfficeHead
        title={`Viewing of ${home.name}`}
        note={`${when}, with ${loaderData.negotiator}`}
      />
      <div className="office-body office-list">
        <DoneNote done={actionData?.done} />
        <RefusalNote refusal={refusal} />
        <Facts {...loaderData} />
        <HeardForm
          feedback={feedback}
          firstname={renter.firstname}
          hasEmail={renter.hasEmail}
          mayEdit={mayEdit && canFeedBack}
          refusal={typed?.["change"] === "heard" ? refusal : undefined}
        />
        {canFeedBack && (
          <OfficeWords
            feedback={feedback}
            mayEdit={mayEdit}
            refusal={typed?.["change"] === "heard" ? undefined : refusal}
            typed={typed}
          />
        )}
        {mayEdit && canFeedBack && home.isListed && (
          <OfficeSection title="An offer">
            {renter.hasEmail ? (
              <Form method="post" className="office-section__body row">
                <p>A mail with the link to make an offer, open for 30 days.</p>
                <Button type="submit" look="secondary" size="small" name="change" value="invite">
                  Invite {renter.firstname} to make an offer
                </Button>
              </Form>
            ) : (
              <p className="office-section__body">
                {renter.firstname} has no email.{" "}
                <PersonLink id={renter.id}>Add an email to send the link.</PersonLink>
              </p>
            )}
          </OfficeSection>
        )}
      </div>
    </>
  );
}

type Shown = Route.ComponentProps["loaderData"];

function Facts({ renter, place, outcome, state, cancelReason, mayEdit }: Shown) {
  return (
    <OfficeSection title="The viewing" look="door">
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
        {cancelReason && <p>Why: “{cancelReason}”</p>}
        {mayEdit && state !== "cancelled" && (
          <Form method="post" className="row">
            <input type="hidden" name="change" value="outcome" />
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
