import { maySend } from "../../../domain/staff/office-forms.ts";
import { hoursForms } from "../../../domain/conversations/hours-forms.ts";
import type { Route } from "./+types/hours-page";
import { formatWeek, parseWeek } from "../../../domain/viewings/outside-hours.ts";
import { askToMove } from "../../../domain/viewings/still-booked.ts";
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
import { listOutsideHours } from "../../../server/viewings/list-outside-hours.ts";
import { DoneNote } from "../shell/done-note.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { RefusalNote } from "../shell/refusal-note.tsx";
import { ClosedDays } from "./closed-days.tsx";
import { HoursForm } from "./hours-form.tsx";
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

export { sendOrKeep as clientAction } from "../shell/unsent-form.ts";

export default function HoursPage({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  const entered = actionData?.refusal && actionData.fields;
  const { outside, mayMove } = loaderData;
  const booked = outside.appointments.length + outside.elsewhere;
  const still = askToMove(booked, "outside the office hours");
  const done = actionData?.done && `${actionData.done} ${still}`.trim();
  return (
    <>
      <OfficeHead title="Settings" note="The clock of every answer runs in these hours." />
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
