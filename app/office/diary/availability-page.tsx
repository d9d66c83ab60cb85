import { isUuid } from "../../../domain/shared/uuid.ts";
import { formatWeek, parseWeek, toHoursKept } from "../../../domain/viewings/outside-hours.ts";
import { describeTimeOff } from "../../../domain/viewings/describe-time-off.ts";
import { askToMove, toStillBooked } from "../../../domain/viewings/still-booked.ts";
import { data, href, NavLink } from "react-router";
import type { Route } from "./+types/availability-page";
import { isAllowed } from "../../../domain/staff/roles.ts";
import { getSignedIn, readOfficeFields } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { getBranchLimit } from "../../../server/staff/sessions.ts";
import { addNegotiator } from "../../../server/viewings/add-negotiator.ts";
import { findDiarySettings } from "../../../server/viewings/diary-facts.ts";
import {
  findAvailability,
  findOwnNegotiator,
  listShowingPeople,
} from "../../../server/viewings/find-availability.ts";
import { listOutsideOwnHours } from "../../../server/viewings/list-outside-own-hours.ts";
import { setDiarySettings } from "../../../server/viewings/set-diary-settings.ts";
import { setWorkingHours } from "../../../server/viewings/set-working-hours.ts";
import { addTimeOff, removeTimeOff } from "../../../server/viewings/time-off.ts";
import { PostedAnswers } from "../../ui/posted-answers.ts";
import { OutsideHours } from "../settings/outside-hours.tsx";
import { SettingsNav } from "../settings/settings-nav.tsx";
import "../settings/settings.css";
import { DoneNote } from "../shell/done-note.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { throwNotFound } from "../shell/record-id.ts";
import { RefusalNote } from "../shell/refusal-note.tsx";
import { AvailabilityForm } from "./availability-form.tsx";
import { DiarySettingsForm } from "./diary-settings-form.tsx";
import "./diary-settings.css";
import {
  readAvailability,
  readDiarySettings,
  readTimeOff,
  toFieldName,
} from "./posted-availability.ts";
import { StartShowing } from "./start-showing.tsx";
import { TimeOffSection } from "./time-off-section.tsx";

/** Of the URL; one's own without it. Null for a colleague who shows no homes. */
function readNegotiatorId(id: string | undefined, ownId: number | null): number | null {
  if (id === undefined) return ownId;
  return /^\d{1,9}$/.test(id) ? Number(id) : throwNotFound();
}

/** The address carries the hours from before the last change, as on the page of the office's hours. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const signedIn = getSignedIn({ context });
  const { staffId, role } = signedIn;
  const { orm } = app.database;
  const own = await findOwnNegotiator(orm, staffId);
  const id = readNegotiatorId(params.id, own?.id ?? null);
  const found = id === null ? null : await findAvailability(app, id, getBranchLimit(signedIn));
  if (id !== null && !found) throwNotFound();
  const mayManage = isAllowed(role, "manage-availability");
  const isOwn = found !== null && found.person.id === own?.id;
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
        appointments: appointments.map(toStillBooked),
        when: describeTimeOff({ startsAt, endsAt }),
      })),
    },
    settings: mayManage ? await findDiarySettings(orm) : null,
    mayEdit: mayManage || (isOwn && isAllowed(role, "edit-diary")),
    mayStart: own === null && isAllowed(role, "edit-diary"),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { staffId, role, name, email } = getSignedIn({ context });
  const fields = await readOfficeFields({ request, context });
  const own = await findOwnNegotiator(app.database.orm, staffId);
  const id = readNegotiatorId(params.id, own?.id ?? null);
  const mayManage = isAllowed(role, "manage-availability");
  const change = async () => {
    if (fields["change"] === "start") {
      const added = await addNegotiator(
        app,
        { name, email, phone: fields["phone"] ?? "" },
        { staffId },
      );
      return added.ok ? { ok: true as const, answer: { done: "You are in the diary." } } : added;
    }
    if (fields["change"] === "settings" && mayManage) {
      return setDiarySettings(app, { staffId }, readDiarySettings(fields));
    }
    if (id === null || (!mayManage && id !== own?.id)) throw data(null, { status: 403 });
    if (fields["change"] === "add-off")
      return addTimeOff(app, { staffId }, id, readTimeOff(fields));
    if (fields["change"] === "remove-off") {
      const off = isUuid(fields["off"] ?? "") ? fields["off"]! : throwNotFound();
      return removeTimeOff(app, { staffId }, { id: off, negotiatorId: id });
    }
    return setWorkingHours(app, { staffId }, id, readAvailability(fields));
  };
  const outcome = await change();
  if (outcome.ok) {
    const { done } = outcome.answer;
    return data({ done, saved: fields["change"], refusal: undefined, fields: undefined });
  }
  const errors = outcome.refusal.errors?.map((one) => ({ ...one, path: toFieldName(one.path) }));
  const refusal = { detail: outcome.refusal.detail, ...(errors && { errors }) };
  return data({ done: null, saved: undefined, refusal, fields }, { status: 422 });
}

export { sendOrKeep as clientAction } from "../shell/unsent-form.ts";

export default function AvailabilityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { people, person, outside, postTo, settings, mayEdit, mayStart } = loaderData;
  const booked = outside.appointments.length + outside.elsewhere;
  const still = actionData?.saved === "hours" ? askToMove(booked, "outside these hours") : "";
  const refusal = actionData?.refusal;
  const typed = actionData?.fields;
  const refusalOf = (...changes: string[]) =>
    changes.includes(typed?.["change"] ?? "") ? refusal : undefined;
  return (
    <>
      <OfficeHead title="Settings" note="Who works when, where they go and how" />
      <SettingsNav />
      <div className="office-body office-list">
        <DoneNote done={actionData?.done && `${actionData.done} ${still}`.trim()} />
        <RefusalNote refusal={refusal} />
        <nav className="diary-people" aria-label="Who shows homes">
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
        <PostedAnswers value={typed ?? {}}>
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
            <TimeOffSection
              key={`off ${person.id} ${person.off.length}`}
              off={person.off}
              mayEdit={mayEdit}
              refusal={refusalOf("add-off")}
            />
          )}
          {settings && <DiarySettingsForm settings={settings} refusal={refusalOf("settings")} />}
        </PostedAnswers>
      </div>
    </>
  );
}
