import { data, Form, href, Link } from "react-router";
import type { Route } from "./+types/book-page";
import { handleBookingForm } from "../../../server/inbox/handle-booking-form.ts";
import { listHomeChoices } from "../../../server/inbox/list-home-choices.ts";
import { readFields } from "../../../server/site/form-post.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { getShownBranch } from "../../../server/staff/sessions.ts";
import { listAskChoices } from "../../../server/viewings/find-wanted-ask.ts";
import { showBooking } from "../../../server/viewings/show-booking.ts";
import { Note } from "../../ui/note.tsx";
import { loadOrSay } from "../shell/dialog-pages.ts";
import { OfficeHead } from "../shell/office-head.tsx";
import { OfficeProblem } from "../shell/office-problem.tsx";
import { throwNotFound } from "../shell/record-id.ts";
import { BookingForm } from "./booking-form.tsx";
import { ChooseHome } from "./choose-home.tsx";
import "./booking.css";

/** For the dialog too, which shows the same over the diary or the inbox. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const read = (name: string) => {
    const text = url.searchParams.get(name)?.slice(0, 200).replaceAll("\0", "");
    return text ? text : null;
  };
  const wanted = {
    enquiryId: read("enquiry"),
    listingId: read("home"),
    contactId: read("person"),
    callerId: read("caller"),
    slot: read("slot"),
  };
  const booking = await showBooking(app, getSignedIn({ context }), wanted);
  if (booking === null && wanted.enquiryId !== null) throwNotFound();
  return {
    title: booking?.title ?? "Book a viewing",
    booking,
    person: wanted.contactId,
    caller: wanted.callerId,
    homes:
      booking === null
        ? await listHomeChoices(app.database.orm, getShownBranch(getSignedIn({ context })))
        : [],
    asks:
      booking === null && wanted.contactId === null && wanted.callerId === null
        ? await listAskChoices(app, getShownBranch(getSignedIn({ context })))
        : [],
    noSuchHome: booking === null && wanted.listingId !== null,
    formKey: crypto.randomUUID(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFields(request);
  const app = context.get(appContext);
  const answer = await handleBookingForm(app, getSignedIn({ context }), fields);
  const status = answer.refusal === undefined ? 200 : answer.taken ? 409 : 422;
  return data({ ...answer, fields }, { status });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadOrSay(serverLoader, (problem) => ({ problem }));
}

export { sendOrKeep as clientAction } from "../shell/unsent-form.ts";

export default function BookPage({ loaderData, actionData }: Route.ComponentProps) {
  if ("problem" in loaderData) return <OfficeProblem problem={loaderData.problem} />;
  return (
    <>
      <OfficeHead title={loaderData.title}>
        <Link to={href("/office/diary")}>To the diary</Link>
      </OfficeHead>
      <div className="office-body booking-page">
        {actionData?.done ? (
          <Note kind="ok" live>
            <p>{actionData.done}</p>
          </Note>
        ) : loaderData.booking ? (
          <BookingForm Form={Form} shown={loaderData} answer={actionData} />
        ) : (
          <ChooseHome {...loaderData} />
        )}
      </div>
    </>
  );
}
