import { Form, href, Link } from "react-router";
import type { Route } from "./+types/new-page";
import { getLondonDate, isRealDate } from "../../../../domain/shared/dates.ts";
import { readChangeAt } from "../../../../domain/shared/free-time-instead.ts";
import { appointmentKinds } from "../../../../domain/viewings/appointments/appointment.ts";
import { newAppointmentForms } from "../../../../domain/viewings/appointments/new-appointment-forms.ts";
import { createHomeChoices } from "../../../../server/inbox/home-choices.ts";
import { answerForms } from "../../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../../server/site/office-request.ts";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { getShownBranch } from "../../../../server/staff/sessions.ts";
import { newAppointmentActs } from "../../../../server/viewings/appointments/book-by-form.ts";
import { listDiaryPeople } from "../../../../server/viewings/diary/diary-facts.ts";
import { findOwnNegotiator } from "../../../../server/viewings/availability/find-availability.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import { OfficeForms } from "../../shell/form/office-result.tsx";
import { OfficeHead } from "../../shell/office-head.tsx";
import { RefusalNote } from "../../shell/form/refusal-note.tsx";
import { AnywayNote } from "../anyway-note.tsx";
import { FreeTimesInstead } from "../free-times-instead.tsx";
import { NewFields } from "./new-fields.tsx";
import "../bookings/booking.css";
import "./new-appointment.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { orm } = app.database;
  const now = app.now();
  const day = url.searchParams.get("day") ?? "";
  const who = Number(url.searchParams.get("who") ?? "");
  const own = await findOwnNegotiator(orm, getSignedIn({ context }).staffId);
  const today = getLondonDate(now);
  const people = await listDiaryPeople(orm, now);
  const homes = createHomeChoices(orm, getShownBranch(getSignedIn({ context })));
  return {
    today,
    day: isRealDate(day) && day >= today ? day : today,
    time: url.searchParams.get("time")?.slice(0, 5) ?? "",
    who: people.find(({ id }) => id === who)?.id ?? own?.id ?? undefined,
    people: people.map(({ id, name }) => ({ id, name })),
    kind: appointmentKinds.find((kind) => kind === url.searchParams.get("kind")) ?? "valuation",
    home: await homes.get(url.searchParams.get("home")?.replaceAll("\0", "") ?? ""),
  };
}

export const action = answerForms(newAppointmentActs, { toTexts: readChangeAt });

export { sendOrKeep as clientAction } from "../../shell/form/unsent-form.ts";

/** Anything but a viewing for one renter: a valuation, photographs, own work, a block viewing. */
export default function NewPage({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <>
      <OfficeHead
        title="New appointment"
        note="Add a valuation, photography, check-in, block viewing or time of your own."
      >
        <Link to={href("/office/diary")}>Back to diary</Link>
      </OfficeHead>
      <div className="office-body">
        <OfficeForms answer={actionData}>
          <Form method="post" className="stack new-appointment">
            <RefusalNote refusal={refusal} />
            <AnywayNote refusal={refusal} />
            <FreeTimesInstead form={newAppointmentForms.book} refusal={refusal} verb="Add on" />
            <NewFields {...loaderData} />
            <p>
              <FormButton form={newAppointmentForms.book} size="usual">
                Add to diary{refusal?.anyway !== undefined && " anyway"}
              </FormButton>
            </p>
          </Form>
        </OfficeForms>
      </div>
    </>
  );
}
