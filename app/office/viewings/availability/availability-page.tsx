import { href, NavLink, Form } from "react-router";
import {
  formatWeek,
  parseWeek,
  toHoursKept,
} from "../../../../domain/viewings/availability/outside-hours.ts";
import { describeTimeOff } from "../../../../domain/viewings/availability/describe-time-off.ts";
import { askToMove, toStillBooked } from "../../../../domain/viewings/availability/still-booked.ts";
import type { Route } from "./+types/availability-page";
import { maySend } from "../../../../domain/staff/office-forms.ts";
import { availabilityForms } from "../../../../domain/viewings/availability/availability-forms.ts";
import { answerForms } from "../../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../../server/site/office-request.ts";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { getBranchLimit } from "../../../../server/staff/sessions.ts";
import {
  availabilityActs,
  findPersonOfPage,
} from "../../../../server/viewings/availability/availability-acts.ts";
import { findAgencySettings } from "../../../../server/agency/find-settings.ts";
import { pickSettings } from "../../../../domain/agency/agency-settings.ts";
import {
  findAvailability,
  listShowingPeople,
} from "../../../../server/viewings/availability/find-availability.ts";
import { listOutsideOwnHours } from "../../../../server/viewings/availability/list-outside-own-hours.ts";
import { findHoursRefusal } from "../../../../server/viewings/availability/may-change-hours.ts";
import { PostedAnswers } from "../../../ui/posted-answers.ts";
import { OutsideHours } from "../../settings/outside-hours.tsx";
import { SettingsNav } from "../../settings/settings-nav.tsx";
import "../../settings/settings.css";
import { DoneNote } from "../../shell/form/done-note.tsx";
import { OfficeHead } from "../../shell/office-head.tsx";
import { throwNotFound } from "../../shell/record-id.ts";
import { OfficeForms } from "../../shell/form/office-result.tsx";
import { RefusalNote } from "../../shell/form/refusal-note.tsx";
import { AvailabilityForm } from "./availability-form.tsx";
import { DiarySettingsForm } from "./diary-settings-form.tsx";
import "../diary-settings.css";
import { FormButton } from "../../shell/form/form-button.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../../shell/form/posted-field.tsx";
import { TimeOffSection } from "./time-off-section.tsx";

/** The address carries the hours from before the last change, as on the page of the office's hours. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const signedIn = getSignedIn({ context });
  const { orm } = app.database;
  const { id, own } = await findPersonOfPage({ app, by: signedIn, params });
  if (id === null && params.id !== undefined) throwNotFound();
  const found = id === null ? null : await findAvailability(app, id, getBranchLimit(signedIn));
  if (id !== null && !found) throwNotFound();
  const isOwn = found !== null && found.person.id === own?.id;
  const maySet = maySend(signedIn, availabilityForms.settings);
  const kept = found && toHoursKept(found.week, found.hasHours);
  const was = parseWeek(url.searchParams.get("was"));
  return {
    outside:
      id !== null && kept && was
        ? await listOutsideOwnHours(app, {
            negotiatorId: id,
            was,
            week: kept,
            reader: getBranchLimit(signedIn),
          })
        : { appointments: [], elsewhere: 0 },
    postTo: kept && `${url.pathname}?${new URLSearchParams({ was: formatWeek(kept) })}`,
    people: await listShowingPeople(orm),
    person: found && {
      id: found.person.id,
      name: found.person.name,
      travelsBy: found.person.travelsBy,
      areas: found.person.areas.join(", "),
      week: found.week,
      hasHours: found.hasHours,
      off: found.off.map(({ id: offId, startsAt, endsAt, reason, appointments, elsewhere }) => ({
        id: offId,
        reason,
        elsewhere,
        appointments: appointments.map((one) => toStillBooked(one, app.now())),
        when: describeTimeOff({ startsAt, endsAt }),
      })),
    },
    settings: maySet ? pickSettings("diary", await findAgencySettings(orm)) : null,
    mayEdit:
      found !== null &&
      (await findHoursRefusal(orm, signedIn, { id: found.person.id, isOwn })) === null,
    mayStart: own === null && maySend(signedIn, availabilityForms.start),
  };
}

export const action = answerForms(availabilityActs);

export { sendOrKeep as clientAction } from "../../shell/form/unsent-form.ts";

export default function AvailabilityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { people, person, outside, postTo, settings, mayEdit, mayStart } = loaderData;
  const booked = outside.appointments.length + outside.elsewhere;
  const still =
    actionData?.done && actionData.form === "hours" ? askToMove(booked, "outside these hours") : "";
  const refusal = actionData?.refusal;
  const refusalOf = (form: string) => (actionData?.form === form ? refusal : undefined);
  return (
    <>
      <OfficeHead title="Settings" note="Working hours, areas and travel" />
      <SettingsNav />
      <div className="office-body office-list">
        <DoneNote done={actionData?.done && `${actionData.done} ${still}`.trim()} />
        <RefusalNote refusal={refusal} />
        <nav className="diary-people" aria-label="Negotiators">
          {people.map(({ id, name }) => (
            <NavLink
              key={id}
              to={href("/office/diary/availability/:id?", { id: String(id) })}
              aria-current={id === person?.id ? "page" : undefined}
            >
              {name}
            </NavLink>
          ))}
        </nav>
        <PostedAnswers value={(refusal && actionData?.fields) ?? {}}>
          {mayStart && <StartShowing refusal={refusalOf("start")} />}
          <OutsideHours outside={outside} mayEdit={mayEdit} />
          {person && (
            <AvailabilityForm
              key={`hours ${person.id}`}
              person={person}
              postTo={postTo}
              mayEdit={mayEdit}
              refusal={refusalOf("hours")}
            />
          )}
          {person && (
            <OfficeForms answer={actionData}>
              <TimeOffSection
                key={`off ${person.id} ${person.off.length}`}
                off={person.off}
                mayEdit={mayEdit}
              />
            </OfficeForms>
          )}
          {settings && <DiarySettingsForm settings={settings} refusal={refusalOf("settings")} />}
        </PostedAnswers>
      </div>
    </>
  );
}

/** For a colleague who is not in the diary yet. */
function StartShowing({ refusal }: { refusal: FormRefusal | undefined }) {
  return (
    <OfficeSection title="You’re not set up for viewings">
      <Form method="post" className="line line--end settings-row office-section__body">
        <PostedField
          refusal={refusal}
          name="phone"
          type="tel"
          label="Your mobile number"
          hint="Renters see it in their confirmation."
          autoComplete="tel"
          required
        />
        <FormButton form={availabilityForms.start} look="secondary" size="usual">
          Set me up for viewings
        </FormButton>
        {refusal && <p role="alert">{refusal.detail}</p>}
      </Form>
    </OfficeSection>
  );
}
