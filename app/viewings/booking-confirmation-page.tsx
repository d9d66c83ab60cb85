import { data, href } from "react-router";
import { bookingText as text } from "../brand/booking-text.ts";
import { createFormMeta, noIndex } from "../brand/page-meta.ts";
import { appContext } from "../../server/site/page-contexts.ts";
import { handleFormPost } from "../../server/site/form-post.ts";
import { createAttendPlan, createChangePlan } from "./reply-plan.ts";
import { findBooking } from "../../server/viewings/booking-view.ts";
import { CallButton } from "../agency/call-button.tsx";
import { MessagePage } from "../agency/message-page.tsx";
import brickedUp from "../ui/art/bricked-up.svg?no-inline";
import { ButtonLink } from "../ui/button.tsx";
import { FormTitle } from "../forms/check-answers.tsx";
import { createFormErrorMeta } from "../forms/form-load-error.tsx";
import type { Route } from "./+types/booking-confirmation-page";
import { BookingReply, type RequestedAction } from "./booking-reply.tsx";
import { ClosedBooking } from "./closed-booking.tsx";
import "./booking-confirmation.css";
import type { BookingView } from "../../domain/viewings/booking.ts";
import { formatViewingTimes } from "../../domain/viewings/booking-time.ts";
import { buildPhoneLink } from "../brand/phone-link.ts";
import { HomeCover } from "../ui/home-cover.tsx";
import { Plate } from "../ui/plate.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const booking = await findBooking(context.get(appContext), url.searchParams.get("id") ?? "");
  const requestedAction = parseRequestedAction(url.searchParams.get("want"));
  return data({ booking, want: requestedAction }, { status: booking ? 200 : 404 });
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
  const id = url.searchParams.get("id") ?? "";
  return parseRequestedAction(url.searchParams.get("want")) === null
    ? handleFormPost({ request, context }, createAttendPlan(id))
    : handleFormPost({ request, context }, createChangePlan(id));
}

export { FormErrorBoundary as ErrorBoundary } from "../forms/form-load-error.tsx";

export default function BookingConfirmationPage({
  loaderData: { booking, want },
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
          <BookingReply booking={booking} requestedAction={want} posted={actionData} />
        )}
      </div>
    </div>
  );
}

function UnknownBooking() {
  return (
    <MessagePage picture={brickedUp}>
      <h1>{text.unknown.heading}</h1>
      <p className="lede">{text.unknown.lede}</p>
      <div className="row">
        <CallButton />
        <ButtonLink to={href("/properties")} look="secondary">
          Property search
        </ButtonLink>
      </div>
    </MessagePage>
  );
}

export function Ticket({ booking: { home, times, place, negotiator } }: { booking: BookingView }) {
  return (
    <div className="ticket">
      <HomeCover home={home} sizes="11rem" />
      <div>
        <Plate area={home.area} outcode={home.outcode} />
        <p className="heading-3 display">{home.name}</p>
        <p className="muted">
          {formatViewingTimes(times)}
          <br />
          {place}
          <br />
          With {negotiator.name}, on the day{" "}
          <a className="nowrap" href={buildPhoneLink(negotiator.phone)}>
            {negotiator.phone}
          </a>
        </p>
      </div>
    </div>
  );
}
