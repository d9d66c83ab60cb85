import { maySend } from "../../../../domain/staff/office-forms.ts";
import { readChangeAt } from "../../../../domain/shared/free-time-instead.ts";
import { appointmentForms } from "../../../../domain/viewings/diary/diary-forms.ts";
import { href, Link, Form } from "react-router";
import type { Route } from "./+types/appointment-page";
import type { PageHandle } from "../../../../domain/site/page-handle.ts";
import { answerForms } from "../../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../../server/site/office-request.ts";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { appointmentActs } from "../../../../server/viewings/diary/diary-acts.ts";
import { showAppointment } from "../../../../server/viewings/appointments/show-appointment.ts";
import { OfficeHead } from "../../shell/office-head.tsx";
import { readRecordId, throwNotFound } from "../../shell/record-id.ts";
import { AppointmentFacts, AttendeeList, WaitingList } from "./appointment-facts.tsx";
import { CancelForm, MoveForm, ReleaseForm } from "./appointment-forms.tsx";
import { BookHere } from "../bookings/book-here.tsx";
import type { OpenAppointment } from "../shown.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";
import { OfficeField } from "../../shell/form/office-field.tsx";
import { OfficeForms, OfficeResult } from "../../shell/form/office-result.tsx";
import "../bookings/booking.css";

export const handle = { shows: ["diary", "viewing"] } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const mayChange = maySend(getSignedIn({ context }), appointmentForms.move);
  const appointment = await showAppointment(app, readRecordId(params), mayChange);
  if (appointment === null) throwNotFound();
  return { appointment, mayChange };
}

export const action = answerForms(appointmentActs, { toTexts: readChangeAt });

export { sendOrKeep as clientAction } from "../../shell/form/unsent-form.ts";

export default function AppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { appointment, mayChange } = loaderData;
  const { title, when, book } = appointment;
  return (
    <>
      <OfficeHead title={title} note={when}>
        <Link to={appointment.isCancelled ? href("/office/diary") : toDay(appointment)}>
          Back to diary
        </Link>
        {book && <BookHere {...book} look="secondary" />}
      </OfficeHead>
      <div className="office-body office-list">
        <OfficeForms answer={actionData}>
          <OfficeResult />
          {appointment.isCancelled ? (
            <p>
              Cancelled {appointment.cancelled}
              {appointment.reason && `: ${appointment.reason}`}.
            </p>
          ) : (
            <Appointment shown={appointment} mayChange={mayChange} />
          )}
        </OfficeForms>
      </div>
    </>
  );
}

function toDay({ date, negotiatorId }: OpenAppointment): string {
  return `${href("/office/diary")}?day=${date}&who=${negotiatorId}`;
}

/** What came of a valuation. The landlord reads it on their page. */
function ValuationSection({
  shown: { figure, mayHaveFigure },
  mayChange,
}: {
  shown: OpenAppointment;
  mayChange: boolean;
}) {
  if (figure === null && !(mayChange && mayHaveFigure)) return null;
  return (
    <OfficeSection title="Rental valuation">
      {figure && (
        <div className="office-section__body stack">
          <p>
            <b>{figure.rent} a month</b>, within {figure.range}. Recorded {figure.recorded}.
          </p>
          {figure.words !== "" && <p>{figure.words}</p>}
        </div>
      )}
      {mayChange && <FigureForm figure={figure} />}
    </OfficeSection>
  );
}

const { name: form, fields } = appointmentForms.value;

function FigureForm({ figure }: Pick<OpenAppointment, "figure">) {
  const { mark, rentPcm, lowestPcm, highestPcm, words } = figure ?? {};
  return (
    <Form method="post" className="office-section__body stack">
      <OfficeField form={form} name="mark" field={fields.mark} value={mark} />
      <div className="fields">
        <OfficeField form={form} name="rent" field={fields.rent} value={rentPcm?.toString()} />
        <OfficeField
          form={form}
          name="lowest"
          field={fields.lowest}
          value={lowestPcm?.toString()}
        />
        <OfficeField
          form={form}
          name="highest"
          field={fields.highest}
          value={highestPcm?.toString()}
        />
      </div>
      <OfficeField form={form} name="words" field={fields.words} value={words} />
      <p>
        <FormButton form={appointmentForms.value} size="usual">
          {figure === null ? "Save valuation" : "Correct valuation"}
        </FormButton>
      </p>
    </Form>
  );
}

function Appointment({ shown, mayChange }: { shown: OpenAppointment; mayChange: boolean }) {
  return (
    <>
      <AppointmentFacts shown={shown} />
      <ValuationSection shown={shown} mayChange={mayChange} />
      {shown.kind === "viewing" && shown.state !== "held" && (
        <AttendeeList shown={shown} mayChange={mayChange} />
      )}
      {shown.waiting.length > 0 && <WaitingList waiting={shown.waiting} />}
      {mayChange && !shown.isOver && shown.state === "held" && <ReleaseForm />}
      {mayChange && !shown.isOver && shown.state !== "held" && (
        <>
          <MoveForm key={`${shown.date}${shown.time}${shown.negotiatorId}`} shown={shown} />
          <CancelForm shown={shown} />
        </>
      )}
    </>
  );
}
