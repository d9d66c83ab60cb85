import { data, Form, href } from "react-router";
import type { Route } from "./+types/my-viewing-page";
import { secondReminderHours } from "../../../domain/agency/shown-settings.ts";
import { formatCount } from "../../../domain/shared/formats/count.ts";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import {
  formatViewingTimes,
  listViewingTimes,
} from "../../../domain/viewings/bookings/viewing-time-text.ts";
import { formatTimeChoice } from "../../../domain/viewings/bookings/own-change.ts";
import { bookingText, ownViewingText as text } from "../../brand/texts/booking-text.ts";
import { createPageMeta, noIndex } from "../../brand/page-meta.ts";
import { readPageReader } from "../../../server/platform/http/page-reader.ts";
import { readFields } from "../../../server/site/form-post.ts";
import { findBranchPhone } from "../../../server/branches/home-agency.ts";
import { appContext, clientAddress } from "../../../server/site/page-contexts.ts";
import {
  cancelOwnViewing,
  chooseSecondReminder,
  confirmOwnViewing,
  moveOwnViewing,
} from "../../../server/viewings/bookings/change-own-viewing.ts";
import { findRecordId } from "../../../server/access-links/access-links.ts";
import { noBooking } from "../../../server/viewings/bookings/booking-refusals.ts";
import { showOwnViewing } from "../../../server/viewings/bookings/show-own-viewing.ts";
import { CallButton } from "../../agency/call-button.tsx";
import { rateLimitText } from "../../alerts/alert-message.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/note.tsx";
import { ClosedBooking } from "./closed-booking.tsx";
import { CancelOwnForm, MoveOwnForm } from "./own-change-forms.tsx";
import { sendOwnForm } from "../send-own-form.ts";
import { Ticket } from "./ticket.tsx";
import { UnknownBooking } from "../unknown-booking.tsx";
import "../booking-confirmation.css";
import "../my-viewing.css";

export const handle = { byLink: true } satisfies PageHandle;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const secret = url.searchParams.get("id") ?? "";
  const id = await findRecordId(app, "booking", secret);
  const own = id === null ? null : await showOwnViewing(app, id, readPageReader(request));
  if (!own) return data({ own: null, secret, branchPhone: null }, { status: 404 });
  const { times, changeUntil } = own;
  return data({
    secret,
    branchPhone: await findBranchPhone(app.database.orm, own.booking.home.id),
    own: {
      ...own,
      changeUntil:
        changeUntil &&
        formatViewingTimes(listViewingTimes(changeUntil, changeUntil)).replace(/ - [\d:]+/, ""),
      times:
        times &&
        times.map((time) => {
          const { day, from } = listViewingTimes(time.startsAt, time.endsAt);
          return { choice: formatTimeChoice(time), day, from, isSamePerson: time.isSamePerson };
        }),
    },
  });
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
    return data(
      { done: null, refusal: { detail: rateLimitText, errors: undefined }, fields },
      { status: 429 },
    );
  }
  const id = await findRecordId(app, "booking", url.searchParams.get("id") ?? "");
  const change = () => {
    if (id === null) return noBooking;
    if (fields["change"] === "move") return moveOwnViewing(app, id, fields["time"] ?? "");
    if (fields["change"] === "cancel")
      return cancelOwnViewing(app, id, { reason: fields["reason"] ?? "" });
    if (fields["change"] === "reminder")
      return chooseSecondReminder(app, id, fields["wants"] === "on");
    return confirmOwnViewing(app, id);
  };
  const outcome = await change();
  if (outcome.ok) return data({ done: outcome.answer.done, refusal: undefined, fields: undefined });
  const { detail, errors } = outcome.refusal;
  return data({ done: null, refusal: { detail, errors }, fields }, { status: 422 });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendOwnForm(request, serverAction, (detail, fields) =>
    data({ done: null, refusal: { detail, errors: undefined }, fields }, { status: 503 }),
  );
}

export default function MyViewingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { own, secret } = loaderData;
  if (!own) return <UnknownBooking />;
  const { booking, changeUntil, times } = own;
  const refusal = actionData?.refusal;
  const change = actionData?.fields?.["change"];
  const isClosed = booking.state === "cancelled" || booking.isOver;
  return (
    <div className="wrap confirm my-viewing">
      <div className="panel panel--door">
        <Ticket booking={booking} />
        {actionData?.done && !isClosed && (
          <Note kind="ok" live>
            <p>{text.done[actionData.done]}</p>
          </Note>
        )}
        {refusal && (
          <Note kind="error" live>
            <p>{refusal.detail}</p>
          </Note>
        )}
        {isClosed ? (
          <ClosedBooking booking={booking} />
        ) : (
          <>
            <h1>{booking.state === "change-asked" ? text.changeAsked : text.heading}</h1>
            <Confirmation state={booking.state} secret={secret} />
            <SecondReminder isChosen={own.wantsSecondReminder} isPossible={own.canRemindAgain} />
            {changeUntil === null ? (
              <TooLate />
            ) : (
              <>
                <MoveOwnForm
                  until={changeUntil}
                  negotiator={booking.negotiator.name}
                  times={times}
                  secret={secret}
                  chosen={change === "move" ? actionData?.fields?.["time"] : undefined}
                />
                <CancelOwnForm
                  isOpen={change === "cancel"}
                  reason={change === "cancel" ? actionData?.fields?.["reason"] : undefined}
                  error={refusal?.errors?.find(({ path }) => path === "reason")?.message}
                />
              </>
            )}
          </>
        )}
      </div>
      <p className="tiny">{text.linkIsKey}</p>
    </div>
  );
}

function Confirmation({ state, secret }: { state: string; secret: string }) {
  return (
    <>
      <p className="lede">
        {state === "confirmed" || state === "change-asked"
          ? bookingText.answered[state]
          : text.open}
      </p>
      <div className="row space-above">
        {state !== "confirmed" && (
          <Form method="post">
            <Button type="submit" name="change" value="confirm">
              <Icon name="check" />
              {bookingText.attend}
            </Button>
          </Form>
        )}
        <ButtonLink
          to={`${href("/booking-confirmation.ics")}?id=${secret}`}
          look="secondary"
          reloadDocument
        >
          <Icon name="calendar-plus" />
          {text.calendar}
        </ButtonLink>
      </div>
    </>
  );
}

function SecondReminder({ isChosen, isPossible }: { isChosen: boolean; isPossible: boolean }) {
  if (!isPossible && !isChosen) return null;
  return (
    <Form method="post" className="my-viewing__part">
      <label className="check">
        <input type="checkbox" name="wants" defaultChecked={isChosen} />
        <span>{text.reminder(formatCount(secondReminderHours.usual, "hour"))}</span>
      </label>
      <Button type="submit" look="secondary" size="small" name="change" value="reminder">
        Save reminder
      </Button>
    </Form>
  );
}

function TooLate() {
  return (
    <section className="my-viewing__part">
      <h2>{text.tooLate.heading}</h2>
      <p>{text.tooLate.lede}</p>
      <div className="row space-above">
        <CallButton />
      </div>
    </section>
  );
}
