import { data } from "react-router";
import type { Route } from "./+types/hours-page";
import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { mayDo } from "../../../domain/staff/roles.ts";
import {
  changeOfficeHours,
  getSettingsMark,
} from "../../../server/conversations/change-office-hours.ts";
import { findResponsePromise } from "../../../server/conversations/response-promise.ts";
import { readFields } from "../../../server/site/form-post.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { DoneNote } from "../shell/done-note.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { RefusalNote } from "../shell/refusal-note.tsx";
import { ClosedDays } from "./closed-days.tsx";
import { HoursForm } from "./hours-form.tsx";
import { SettingsNav } from "./settings-nav.tsx";
import "./settings.css";

export async function loader({ context }: Route.LoaderArgs) {
  const promise = await findResponsePromise(context.get(appContext).database.orm);
  const { week, closedDays } = promise.hours;
  return {
    week,
    promiseMinutes: promise.promiseMinutes,
    mark: getSettingsMark(promise),
    closedDays: closedDays.map((date) => ({ date, shown: formatNumericDate(date) })),
    mayManage: mayDo(getSignedIn({ context }), "manage-settings"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFields(request);
  const actor = { staffId: getSignedIn({ context }).staffId };
  const outcome = await changeOfficeHours(context.get(appContext), actor, fields);
  return outcome.ok
    ? data({ done: outcome.answer.done, refusal: undefined, fields: undefined })
    : data({ done: null, refusal: outcome.refusal, fields }, { status: 422 });
}

export { sendOrKeep as clientAction } from "../shell/unsent-form.ts";

export default function HoursPage({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  const entered = actionData?.fields;
  return (
    <>
      <OfficeHead title="Settings" note="The clock of every answer runs in these hours." />
      <SettingsNav />
      <div className="office-body office-list">
        <DoneNote done={actionData?.done} />
        <RefusalNote refusal={refusal} />
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
