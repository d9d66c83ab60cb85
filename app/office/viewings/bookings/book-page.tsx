import { Form, href, Link } from "react-router";
import type { Route } from "./+types/book-page";
import { bookingActs } from "../../../../server/inbox/requests/booking-acts.ts";
import { createListedHomeChoices } from "../../../../server/inbox/home-choices.ts";
import { answerForms } from "../../../../server/site/answer-forms.ts";
import { getMailingApp, getSignedIn } from "../../../../server/site/office-request.ts";
import { readChoiceIn } from "../../../../server/staff/read-choice.ts";
import { refuse } from "../../../../server/staff/refusals.ts";
import { getShownBranch } from "../../../../server/staff/sessions.ts";
import {
  type BookingWanted,
  listRequestChoices,
} from "../../../../server/viewings/requests/find-wanted-request.ts";
import { showBooking, showWhomToBook } from "../../../../server/viewings/bookings/show-booking.ts";
import { Note } from "../../../ui/note.tsx";
import { loadOrReturnError } from "../../shell/dialog-pages.ts";
import { OfficeHead } from "../../shell/office-head.tsx";
import { OfficeProblem } from "../../shell/office-problem.tsx";
import { PhoneText } from "../../shell/phone-text.tsx";
import { throwNotFound } from "../../shell/record-id.ts";
import { BookingForm } from "./booking-form.tsx";
import { ChooseHome } from "./choose-home.tsx";
import { OfferUndo } from "../requests/offer-undo.tsx";
import "./booking.css";

/** For the dialog too, which shows the same over the diary or the inbox. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  // What is previewed has the links of what its form sends.
  const app = getMailingApp({ request, context });
  const read = (name: string) => {
    const text = url.searchParams.get(name)?.slice(0, 200).replaceAll("\0", "");
    return text ? text : null;
  };
  const signedIn = getSignedIn({ context });
  const branch = getShownBranch(signedIn);
  const home = await readChoiceIn(url, createListedHomeChoices(app.database.orm, branch), "home");
  const wanted = {
    enquiryId: read("enquiry"),
    listingId: home.id,
    contactId: read("person"),
    callerId: read("caller"),
    slot: read("slot"),
  };
  const booking = await showBooking(app, signedIn, wanted);
  if (booking === null && wanted.enquiryId !== null) throwNotFound();
  const whom = booking === null ? await showWhomToBook(app, signedIn, wanted) : null;
  return {
    title: booking?.title ?? whom?.title ?? "Book a viewing",
    booking,
    whom,
    person: wanted.contactId,
    caller: wanted.callerId,
    asks: isForAnybody(wanted)
      ? await listRequestChoices(app, branch, booking?.listingId ?? null)
      : [],
    refusal: home.refusal ?? (home.id !== null ? noSuchHome : undefined),
    typed: home.typed,
    formKey: crypto.randomUUID(),
  };
}

function isForAnybody({ enquiryId, contactId, callerId }: BookingWanted): boolean {
  return enquiryId === null && contactId === null && !callerId;
}

const { refusal: noSuchHome } = refuse("We can’t find that property. Enter another.", "home");

export const action = answerForms(bookingActs);

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadOrReturnError(serverLoader, (problem) => ({ problem }));
}

export { sendOrKeep as clientAction } from "../../shell/form/unsent-form.ts";

export default function BookPage({ loaderData, actionData }: Route.ComponentProps) {
  if ("problem" in loaderData) return <OfficeProblem problem={loaderData.problem} />;
  return (
    <>
      <OfficeHead title={loaderData.title}>
        <Link to={href("/office/diary")}>Back to diary</Link>
      </OfficeHead>
      <div className="office-body booking-page">
        {/* The parts below are those of the dialog, whose title is a second heading, too. */}
        <h2 className="visually-hidden">Booking details</h2>
        {actionData?.done ? (
          <>
            <Note kind="ok" live>
              <p>
                <PhoneText>{actionData.done}</PhoneText>
              </p>
            </Note>
            {actionData.undo && (
              <OfferUndo key={actionData.undo} token={actionData.undo} Form={Form} />
            )}
          </>
        ) : loaderData.booking ? (
          <BookingForm Form={Form} shown={loaderData} answer={actionData} />
        ) : (
          <ChooseHome {...loaderData} />
        )}
      </div>
    </>
  );
}
