import { formatDuration } from "../../../../domain/shared/formats/duration.ts";
import { Form } from "react-router";
import { PersonLink } from "../../people/person-link.tsx";
import {
  appointmentKindNames,
  viewingOutcomes,
} from "../../../../domain/viewings/appointments/appointment.ts";
import { capitalise } from "../../../../domain/shared/text/capitalise.ts";
import {
  bookingStateNames,
  viewingOutcomeNames,
} from "../../../../domain/viewings/bookings/booking-names.ts";
import { sheetForms } from "../../../../domain/viewings/run-sheet/sheet-forms.ts";
import { accompanimentNames } from "../../../../domain/viewings/keys/home-viewing.ts";
import type { Route } from "./+types/run-sheet-page";
import { buildPhoneLink } from "../../../brand/phone-link.ts";
import { Button } from "../../../ui/button.tsx";
import { Plate } from "../../../ui/plate.tsx";
import { FormName, useMaySend } from "../../shell/form/form-button.tsx";
import { buildDirectionsUrl } from "./build-directions-url.ts";
import { Late } from "./late.tsx";
import { outcomeNames } from "./offline-changes.ts";
import type { SentChanges } from "./use-sync-offline-changes.ts";

type Stop = NonNullable<Route.ComponentProps["loaderData"]["sheet"]>["stops"][number];

export function SheetStop({
  stop,
  isNext,
  taps,
}: {
  stop: Stop;
  isNext: boolean;
  taps: SentChanges;
}) {
  const { id, way, home, starts, ends, place, note, access, keys, late, at } = stop;
  return (
    <>
      {way && (
        <li
          className={
            way.minutes > way.there ? "run-sheet__way run-sheet__way--short" : "run-sheet__way"
          }
        >
          {capitalise(way.text)}, {formatDuration(way.there)} there
        </li>
      )}
      <li className={stop.isOver ? "run-sheet__stop run-sheet__stop--over" : "run-sheet__stop"}>
        <div className="run-sheet__time">
          {starts}
          <span className="tiny">to {ends}</span>
        </div>
        <div className="stack">
          <p className="run-sheet__line">
            {home && <Plate area={home.area} outcode={home.outcode} />}
            {stop.kind !== "viewing" && (
              <span className="badge">{appointmentKindNames[stop.kind]}</span>
            )}
            {late !== null && (
              <span className="badge">{formatDuration(late)} late, renter told</span>
            )}
          </p>
          <h2 className="run-sheet__home">{home?.name ?? place}</h2>
          {home && <p>{place}</p>}
          {note !== "" && <p>{note}</p>}
          <Access access={access} keys={keys} />
          <p>
            <a href={buildDirectionsUrl(at, place)} target="_blank" rel="noreferrer">
              Directions<span className="visually-hidden"> to {home?.name ?? place}</span>
            </a>
          </p>
          {stop.visits.map((visit) => (
            <Visit key={visit.uid} visit={visit} taps={taps} />
          ))}
          {!stop.isOver && stop.visits.length > 0 && (
            <Late appointmentId={id} starts={starts} late={late} isNext={isNext} />
          )}
        </div>
      </li>
    </>
  );
}

function Access({ access, keys }: Pick<Stop, "access" | "keys">) {
  if (access === null && keys.length === 0) return null;
  return (
    <dl className="run-sheet__access">
      {access?.isTenanted && (
        <div>
          <dt>Tenant</dt>
          <dd>Tenanted. Knock before you go in.</dd>
        </div>
      )}
      {access && access.access !== "" && (
        <div>
          <dt>Access</dt>
          <dd>{access.access}</dd>
        </div>
      )}
      {access && access.accompaniment !== "accompanied" && (
        <div>
          <dt>Viewing type</dt>
          <dd>{accompanimentNames[access.accompaniment]}</dd>
        </div>
      )}
      {keys.map(({ code, where }) => (
        <div key={code}>
          <dt>Key {code}</dt>
          <dd>{where}</dd>
        </div>
      ))}
    </dl>
  );
}

function Visit({
  visit: { uid, time, state, outcome, name, personId, phone },
  taps,
}: {
  visit: Stop["visits"][number];
  taps: SentChanges;
}) {
  const mayRecord = useMaySend(sheetForms.outcome);
  const waits = taps.waiting.findLast((tap) => tap.uid === uid);
  const known = viewingOutcomes.find((one) => one === (waits?.outcome ?? outcome));
  return (
    <div className="run-sheet__visit">
      <p className="run-sheet__line">
        <b className="tabular-numbers">{time}</b>
        <PersonLink id={personId}>{name}</PersonLink>
        <a href={buildPhoneLink(phone)}>
          <span className="visually-hidden">Call {name}: </span>
          {phone}
        </a>
        <span className="badge">
          {known ? viewingOutcomeNames[known] : bookingStateNames[state]}
        </span>
        {waits && <span className="tiny">waiting for signal</span>}
      </p>
      {mayRecord && (
        <Form
          method="post"
          className="run-sheet__taps"
          onSubmit={(event) => {
            const { submitter } = event.nativeEvent;
            const chosen = submitter?.getAttribute("value");
            if (!chosen) return;
            const tap = { uid, outcome: chosen, at: new Date().toISOString() };
            if (taps.send(tap)) event.preventDefault();
          }}
        >
          <FormName form={sheetForms.outcome} />
          <input type="hidden" name="uid" value={uid} />
          {viewingOutcomes.map((one) => (
            <Button
              key={one}
              type="submit"
              look="secondary"
              size="small"
              name="outcome"
              value={one}
              aria-pressed={known === one}
            >
              {outcomeNames[one]}
              <span className="visually-hidden"> {name}</span>
            </Button>
          ))}
        </Form>
      )}
    </div>
  );
}
