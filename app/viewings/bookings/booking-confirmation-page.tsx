import { data, href, Link } from "react-router";
import { bookingText as text } from "../../brand/texts/booking-text.ts";
import { createFormMeta, noIndex } from "../../brand/page-meta.ts";
import { findBranchPhone } from "../../../server/branches/home-agency.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { handleFormPost } from "../../../server/site/form-post.ts";
import { createAttendPlan, createChangePlan } from "./reply-plan.ts";
import { findRecordId } from "../../../server/access-links/access-links.ts";
import { findBooking } from "../../../server/viewings/bookings/booking-view.ts";
import { findOwnChangeOf } from "../../../server/viewings/bookings/find-own-change.ts";
import { FormTitle } from "../../forms/journey/check-answers.tsx";
import { createFormErrorMeta } from "../../forms/form-load-error.tsx";
import type { Route } from "./+types/booking-confirmation-page";
import type { OwnChange } from "../../../domain/viewings/bookings/own-change.ts";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { BookingReply, type RequestedAction } from "./booking-reply.tsx";
import { ClosedBooking } from "./closed-booking.tsx";
import { Ticket } from "./ticket.tsx";
import { UnknownBooking } from "../unknown-booking.tsx";
import "../booking-confirmation.css";

export const handle = { byLink: true } satisfies PageHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const secret = url.searchParams.get("id") ?? "";
  const id = await findRecordId(app, "booking", secret);
  const booking = id === null ? null : await findBooking(app, id);
  const ownChange = id === null ? null : await findOwnChangeOf(app, id);
  const branchPhone = booking && (await findBranchPhone(app.database.orm, booking.home.id));
  const requestedAction = parseRequestedAction(url.searchParams.get("want"));
  return data(
    { booking, secret, want: requestedAction, branchPhone, ownChange },
    { status: booking ? 200 : 404 },
  );
}

function parseRequestedAction(parameter: string | null): RequestedAction {
  return parameter === "change" || parameter === "cancel" ? parameter : null;
}

/** The URLs are personal, so pages must not be cached or indexed. */
export function headers() {
  return { "Cache-Control": "no-store" };
}

export function meta({ error }: Route.MetaArgs) {
  if (error) return createFormErrorMeta();
  return [...createFormMeta(text.title, text.description), noIndex];
}

/** Without script. */
export function action({ request, context, url }: Route.ActionArgs) {
  const secret = url.searchParams.get("id") ?? "";
  return parseRequestedAction(url.searchParams.get("want")) === null
    ? handleFormPost({ request, context }, createAttendPlan(secret))
    : handleFormPost({ request, context }, createChangePlan(secret));
}

export { FormErrorBoundary as ErrorBoundary } from "../../forms/form-load-error.tsx";

export default function BookingConfirmationPage({
  loaderData: { booking, secret, want, ownChange },
  actionData,
}: Route.ComponentProps) {
  const title = <FormTitle title={text.title} sentTitle="Thank you" posted={actionData} />;
  if (!booking) {
    return (
      <>
        {title}
        <UnknownBooking />
      </>
    );
  }
  return (
    <div className="wrap confirm">
      {title}
      <div className="panel panel--door">
        <Ticket booking={booking} />
        {booking.state === "cancelled" || booking.isOver ? (
          <ClosedBooking booking={booking} />
        ) : (
          <>
            <BookingReply
              booking={booking}
              secret={secret}
              requestedAction={want}
              posted={actionData}
            />
            <p className="space-above">
              <Link to={`${href("/my-viewing")}?id=${secret}`}>{nameOwnPage(ownChange)}</Link>
            </p>
          </>
        )}
      </div>
    </div>
  );
}

/** Promises what that page offers. */
function nameOwnPage(change: OwnChange | null): string {
  if (!change?.until) return text.ownPage.tooLate;
  return change.mayMove ? text.ownPage.move : text.ownPage.ask;
}
