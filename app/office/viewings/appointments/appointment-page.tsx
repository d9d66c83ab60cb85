import { maySend } from "../../../../domain/staff/office-forms.ts";
import { appointmentForms } from "../../../../domain/viewings/diary/diary-forms.ts";
import { href, Link, Form } from "react-router";
import type { Route } from "./+types/appointment-page";
import type { PageHandle } from "../../../../domain/site/page-handle.ts";
import { answerForms } from "../../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../../server/site/office-request.ts";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { appointmentActs } from "../../../../server/viewings/diary/diary-acts.ts";
import { showAppointment } from "../../../../server/viewings/appointments/show-appointment.ts";
import { DoneNote } from "../../shell/form/done-note.tsx";
import { OfficeHead } from "../../shell/office-head.tsx";
import { readRecordId, throwNotFound } from "../../shell/record-id.ts";
import { RefusalNote } from "../../shell/form/refusal-note.tsx";
import { AppointmentFacts, WhoComes, WhoWaits } from "./appointment-facts.tsx";
import { CancelForm, MoveForm, ReleaseForm } from "./appointment-forms.tsx";
import type { AppointmentAnswer, OpenAppointment } from "../shown.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";
import { PostedField } from "../../shell/form/posted-field.tsx";
import "../bookings/booking.css";

export const handle = { shows: ["diary", "viewing"] } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const mayChange = maySend(getSignedIn({ context }), appointmentForms.move);
  const appointment = await showAppointment(app, readRecordId(params), mayChange);
  if (appointment === null) throwNotFound();
  return { appointment, mayChange };
}

export const action = answerForms(appointmentActs);

export { sendOrKeep as clientAction } from "../../shell/form/unsent-form.ts";

export default function AppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { appointment, mayChange } = loaderData;
  const { title, when } = appointment;
  return (
    <>
      <OfficeHead title={title} note={when}>
        <Link to={appointment.isCancelled ? href("/office/diary") : toDay(appointment)}>
          To the diary
        </Link>
      </OfficeHead>
      <div className="office-body office-list">
        <DoneNote done={actionData?.done} />
        <RefusalNote refusal={actionData?.refusal} />
        {appointment.isCancelled ? (
          <p>
            Cancelled {appointment.cancelled}
            {appointment.reason && `: ${appointment.reason}`}.
          </p>
        ) : (
          <Appointment shown={appointment} answer={actionData} mayChange={mayChange} />
        )}
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
  answer,
  mayChange,
}: {
  shown: OpenAppointment;
  answer: AppointmentAnswer;
  mayChange: boolean;
}) {
  if (figure === null && !(mayChange && mayHaveFigure)) return null;
  return (
    <OfficeSection title="What it would let for">
      {figure && (
        <div className="office-section__body stack">
          <p>
            <b>{figure.rent} a month</b>, within {figure.range}. Recorded {figure.recorded}.
          </p>
          {figure.words !== "" && <p>{figure.words}</p>}
        </div>
      )}
      {mayChange && <FigureForm figure={figure} answer={answer} />}
    </OfficeSection>
  );
}

function FigureForm({
  figure,
  answer,
}: {
  figure: OpenAppointment["figure"];
  answer: AppointmentAnswer;
}) {
  const isOurs = answer?.fields["change"] === "value";
  const refusal = isOurs ? answer.refusal : undefined;
  const typed = refusal ? (answer?.fields ?? {}) : {};
  const wordsError = refusal?.errors?.find(({ path }) => path === "words")?.message;
  const pounds = { inputMode: "numeric", before: "£", required: true, refusal } as const;
  return (
    <Form method="post" className="office-section__body stack">
      <input type="hidden" name="mark" value={figure?.mark ?? ""} />
      <div className="fields">
        <PostedField
          {...pounds}
          name="rent"
          label="Suggested rent a month"
          defaultValue={typed["rent"] ?? figure?.rentPcm}
        />
        <PostedField
          {...pounds}
          name="lowest"
          label="From"
          defaultValue={typed["lowest"] ?? figure?.lowestPcm}
        />
        <PostedField
          {...pounds}
          name="highest"
          label="To"
          defaultValue={typed["highest"] ?? figure?.highestPcm}
        />
      </div>
      <TextArea
        name="words"
        label="To the landlord"
        mark="optional"
        hint="They read it on their page, with the figures"
        rows={3}
        maxLength={1000}
        defaultValue={typed["words"] ?? figure?.words}
        {...(wordsError !== undefined && { error: wordsError })}
      />
      <p>
        <FormButton form={appointmentForms.value} size="usual">
          {figure === null ? "Record it" : "Correct it"}
        </FormButton>
      </p>
    </Form>
  );
}

function Appointment({
  shown,
  answer,
  mayChange,
}: {
  shown: OpenAppointment;
  answer: AppointmentAnswer;
  mayChange: boolean;
}) {
  return (
    <>
      <AppointmentFacts shown={shown} />
      <ValuationSection shown={shown} answer={answer} mayChange={mayChange} />
      {shown.kind === "viewing" && shown.state !== "held" && (
        <WhoComes shown={shown} mayChange={mayChange} />
      )}
      {shown.waiting.length > 0 && <WhoWaits waiting={shown.waiting} />}
      {mayChange && !shown.isOver && shown.state === "held" && <ReleaseForm />}
      {mayChange && !shown.isOver && shown.state !== "held" && (
        <>
          <MoveForm
            key={`${shown.date}${shown.time}${shown.negotiatorId}`}
            shown={shown}
            answer={answer}
          />
          <CancelForm shown={shown} />
        </>
      )}
    </>
  );
}
