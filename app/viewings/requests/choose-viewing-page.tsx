import { data, Form, href, redirect } from "react-router";
import type { Route } from "./+types/choose-viewing-page";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { listViewingTimes } from "../../../domain/viewings/bookings/viewing-time-text.ts";
import { formatTimeChoice } from "../../../domain/viewings/bookings/own-change.ts";
import { chooseViewingText as text } from "../../brand/texts/booking-text.ts";
import { createPageMeta, noIndex } from "../../brand/page-meta.ts";
import { findRecordId } from "../../../server/access-links/access-links.ts";
import type { AppContext } from "../../../server/app-context.ts";
import { findBranchPhone } from "../../../server/branches/home-agency.ts";
import { readFields } from "../../../server/site/form-post.ts";
import { appContext, clientAddress } from "../../../server/site/page-contexts.ts";
import { createBookingLink } from "../../../server/viewings/bookings/booking-link.ts";
import {
  chooseOfferedTime,
  findOwnOffer,
  unknownOffer,
} from "../../../server/viewings/requests/own-offer.ts";
import { rateLimitText } from "../../alerts/alert-message.tsx";
import { Button } from "../../ui/button.tsx";
import { HomeCover } from "../../ui/home-cover.tsx";
import { Note } from "../../ui/note.tsx";
import { Plate } from "../../ui/plate.tsx";
import { NextSteps } from "../next-steps.tsx";
import { sendOwnForm } from "../send-own-form.ts";
import { UnknownBooking } from "../unknown-booking.tsx";
import "../booking-confirmation.css";
import "../my-viewing.css";

/** They hold the link to the offer: their viewing gets one of its own. */
async function openBooking(app: AppContext, bookingId: string) {
  const secret = await createBookingLink(app, bookingId);
  return redirect(`${href("/my-viewing")}?id=${secret}`, {
    status: 303,
    headers: { "Cache-Control": "no-store" },
  });
}

export const handle = { byLink: true } satisfies PageHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const id = await findRecordId(app, "offered-times", url.searchParams.get("id") ?? "");
  const offer = id === null ? null : await findOwnOffer(app, id);
  if (!offer) return data({ offer: null, branchPhone: null }, { status: 404 });
  const booked = offer.booked && listViewingTimes(offer.booked.startsAt, offer.booked.startsAt);
  const times = offer.times.map((time) => {
    const { day, from } = listViewingTimes(time.startsAt, time.endsAt);
    return { choice: formatTimeChoice(time), day, from, negotiator: time.negotiator };
  });
  const branchPhone = await findBranchPhone(app.database.orm, offer.home.id);
  return data({ offer: { home: offer.home, booked, times }, branchPhone });
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
    return data({ problem: rateLimitText }, { status: 429 });
  }
  const id = await findRecordId(app, "offered-times", url.searchParams.get("id") ?? "");
  const outcome =
    id === null ? unknownOffer : await chooseOfferedTime(app, id, fields["time"] ?? "");
  if (outcome.ok) return openBooking(app, outcome.answer.bookingId);
  return data({ problem: outcome.refusal.detail }, { status: 422 });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendOwnForm(request, serverAction, (problem) => data({ problem }, { status: 503 }));
}

/** The mail's link only opens it: programs that look at mails open links, too. A button books. */
export default function ChooseViewingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { offer } = loaderData;
  if (!offer) return <UnknownBooking />;
  const { home, booked, times } = offer;
  return (
    <div className="wrap confirm my-viewing">
      <div className="panel panel--door">
        <div className="ticket">
          <HomeCover home={home} sizes="11rem" />
          <div>
            <Plate area={home.area} outcode={home.outcode} />
            <p className="heading-3 display">{home.name}</p>
          </div>
        </div>
        {actionData?.problem && (
          <Note kind="error" live>
            <p>{actionData.problem}</p>
          </Note>
        )}
        {booked ? (
          <Booked {...booked} />
        ) : times.length > 0 ? (
          <Times times={times} />
        ) : (
          <NoTimes home={home} />
        )}
      </div>
      <p className="tiny">{text.linkIsKey}</p>
    </div>
  );
}

type Offer = NonNullable<Route.ComponentProps["loaderData"]["offer"]>;

function Times({ times }: Pick<Offer, "times">) {
  return (
    <>
      <h1>{text.heading}</h1>
      <p className="lede">{text.lede}</p>
      <Form method="post" className="my-viewing__answers space-above">
        {times.map(({ choice, day, from, negotiator }) => (
          <Button type="submit" look="secondary" key={choice} name="time" value={choice}>
            <span>
              {day}, <b className="tabular-numbers">{from}</b>
              {negotiator && ` ${text.with(negotiator)}`}
            </span>
          </Button>
        ))}
      </Form>
      <p className="tiny">{text.open}</p>
    </>
  );
}

/** The button makes the link that it leads to. */
function Booked({ day, from }: NonNullable<Offer["booked"]>) {
  return (
    <>
      <h1>{text.booked.heading}</h1>
      <p className="lede">{text.booked.lede(day, from)}</p>
      <Form method="post">
        <Button type="submit">{text.booked.button}</Button>
      </Form>
    </>
  );
}

function NoTimes({ home }: Pick<Offer, "home">) {
  const { heading, lede } = text[home.isAvailable ? "none" : "gone"];
  return (
    <>
      <h1>{heading}</h1>
      <p className="lede">{lede}</p>
      <NextSteps home={home} />
    </>
  );
}
