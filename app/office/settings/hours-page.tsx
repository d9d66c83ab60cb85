import { Form } from "react-router";
import { maySend } from "../../../domain/staff/office-forms.ts";
import { hoursForms } from "../../../domain/conversations/hours-forms.ts";
import type { Route } from "./+types/hours-page";
import { formatWeek, parseWeek } from "../../../domain/viewings/availability/outside-hours.ts";
import { askToMove } from "../../../domain/viewings/availability/still-booked.ts";
import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { isAllowed } from "../../../domain/staff/roles.ts";
import {
  findOfficeSettings,
  getSettingsMark,
  hoursActs,
} from "../../../server/conversations/change-office-hours.ts";
import { answerForms } from "../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { getBranchLimit } from "../../../server/staff/sessions.ts";
import { listOutsideHours } from "../../../server/viewings/availability/list-outside-hours.ts";
import { DoneNote } from "../shell/form/done-note.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { RefusalNote } from "../shell/form/refusal-note.tsx";
import { FormButton } from "../shell/form/form-button.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../shell/form/posted-field.tsx";
import type { PageSettings } from "../../../domain/agency/agency-settings.ts";
import { FieldError } from "../../ui/field.tsx";
import { DayFields } from "./day-fields.tsx";
import { SettingFields } from "./setting-fields.tsx";
import { OutsideHours } from "./outside-hours.tsx";
import { SettingsNav } from "./settings-nav.tsx";
import "./settings.css";

/** With the hours before the last change in the address, so that what fell outside is there again after a move. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const signedIn = getSignedIn({ context });
  const stored = await findOfficeSettings(app.database.orm);
  const { week, closedDays } = stored.hours;
  return {
    week,
    settings: stored.settings,
    mark: getSettingsMark(stored),
    closedDays: closedDays.map((date) => ({ date, shown: formatNumericDate(date) })),
    postTo: `${url.pathname}?${new URLSearchParams({ was: formatWeek(week) })}`,
    outside: await listOutsideHours(app, {
      of: null,
      was: parseWeek(url.searchParams.get("was")),
      reader: getBranchLimit(signedIn),
    }),
    mayManage: maySend(signedIn, hoursForms.hours),
    mayMove: isAllowed(signedIn.role, "edit-diary"),
  };
}

export const action = answerForms(hoursActs);

export { sendOrKeep as clientAction } from "../shell/form/unsent-form.ts";

export default function HoursPage({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  const entered = actionData?.refusal && actionData.fields;
  const { outside, mayMove } = loaderData;
  const booked = outside.appointments.length + outside.elsewhere;
  const still = askToMove(booked, "outside the office hours");
  const done = actionData?.done && `${actionData.done} ${still}`.trim();
  return (
    <>
      <OfficeHead title="Settings" note="We measure response times within these hours." />
      <SettingsNav />
      <div className="office-body office-list">
        <DoneNote done={done} />
        <RefusalNote refusal={refusal} />
        <OutsideHours outside={outside} mayEdit={mayMove} />
        <HoursForm
          key={loaderData.mark}
          {...loaderData}
          refusal={refusal}
          entered={entered?.["change"] === "hours" ? entered : undefined}
        />
        <ClosedDays
          {...loaderData}
          refusal={refusal}
          entered={entered?.["change"] === "add-day" ? entered["date"] : undefined}
        />
      </div>
    </>
  );
}

function HoursForm({
  week,
  settings,
  mark,
  postTo,
  mayManage,
  refusal,
  entered,
}: {
  week: readonly ({ opens: string; closes: string } | null)[];
  settings: PageSettings<"hours">;
  mark: string;
  /** Of the page, with the hours that it shows: it is told what they were. */
  postTo: string;
  mayManage: boolean;
  refusal: FormRefusal | undefined;
  /** What was sent and refused. */
  entered: Readonly<Partial<Record<string, string>>> | undefined;
}) {
  const weekError = refusal?.errors?.find(({ path }) => path === "week")?.message;
  return (
    <OfficeSection title="Office hours and response target">
      <Form method="post" action={postTo} className="office-section__body stack">
        <input type="hidden" name="mark" value={mark} />
        <FieldError name="week" error={weekError} />
        <DayFields week={week} mayManage={mayManage} refusal={refusal} entered={entered} />
        <p className="tiny">London time. Leave a day blank if you’re closed.</p>
        <SettingFields
          page="hours"
          values={settings}
          refusal={refusal}
          typed={entered}
          disabled={!mayManage}
        />
        {mayManage && <FormButton form={hoursForms.hours}>Save office hours</FormButton>}
      </Form>
    </OfficeSection>
  );
}

function ClosedDays({
  closedDays,
  mayManage,
  refusal,
  entered,
}: {
  closedDays: readonly { date: string; shown: string }[];
  mayManage: boolean;
  refusal: FormRefusal | undefined;
  /** The date that was sent and refused. */
  entered: string | undefined;
}) {
  return (
    <OfficeSection title="Closed days" count={closedDays.length}>
      <ul className="rows">
        {closedDays.length === 0 && <li>No closed days yet. Add bank holidays here.</li>}
        {closedDays.map(({ date, shown }) => (
          <li key={date} className="rows__split">
            <div className="tabular-numbers">{shown}</div>
            {mayManage && (
              <Form method="post">
                <input type="hidden" name="date" value={date} />
                <FormButton form={hoursForms["remove-day"]} look="quiet">
                  Remove<span className="visually-hidden"> {shown}</span>
                </FormButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {mayManage && (
        <Form method="post" className="line line--end settings-row office-section__body">
          <PostedField
            name="date"
            type="date"
            label="Add closed day"
            defaultValue={entered}
            refusal={refusal}
          />
          <FormButton form={hoursForms["add-day"]} look="secondary" size="usual">
            Add closed day
          </FormButton>
        </Form>
      )}
    </OfficeSection>
  );
}
