import { useEffect } from "react";
import { href, useFetcher } from "react-router";
import { getLondonDate } from "../../../../domain/shared/dates.ts";
import { londonTime } from "../../../../domain/shared/london-time.ts";
import { diaryForms } from "../../../../domain/viewings/diary/diary-forms.ts";
import { formatShortMoment } from "../../../../domain/shared/formats/short-date.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Note } from "../../../ui/note.tsx";
import { OfficeField } from "../../shell/form/office-field.tsx";
import { PhoneText } from "../../shell/phone-text.tsx";
import { FreeTimesInstead } from "../free-times-instead.tsx";
import type { MoveAnswer, AppointmentView, DiaryPageView } from "../shown.ts";
import type { Moving } from "./use-moving.ts";

/** Before a move is done: what speaks against it, and whom a mail tells. A mail can't be called back. */
export function MoveDialog({
  diary,
  moving,
  onDone,
}: {
  diary: DiaryPageView;
  moving: Moving;
  onDone: (done: string) => void;
}) {
  const { Form, data, state } = useFetcher<MoveAnswer>();
  const { end } = moving;
  const done = state === "idle" ? data?.done : null;
  useEffect(() => {
    if (!done) return;
    onDone(done);
    end();
  }, [done, onDone, end]);
  const { appointment } = moving;
  if (!moving.state || !appointment || done) return null;
  const { startsAt, negotiatorId } = moving.state;
  const person = diary.facts.people.find(({ id }) => id === negotiatorId)?.name ?? "";
  const isOther = negotiatorId !== appointment.negotiatorId;
  return (
    <Dialog title={`Move ${appointment.title}?`} onClose={end}>
      <Form method="post" action={href("/office/diary")} className="stack">
        <p>
          From {formatShortMoment(appointment.startsAt, diary.now)} to{" "}
          <b>{formatShortMoment(startsAt, diary.now)}</b>
          {isOther && `, and from ${appointment.negotiator} to ${person}`}.
        </p>
        {moving.against.length > 0 && (
          <Note kind={moving.isImpossible ? "error" : "warn"}>
            {moving.against.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Note>
        )}
        <RefusedMove refusal={data?.refusal} isBusy={state !== "idle"} />
        {/* What the dialog says is read; what the diary does not know yet is asked about. */}
        <input type="hidden" name="anyway" value={data?.refusal?.anyway ?? moving.warned} />
        {!moving.isImpossible && <Telling appointment={appointment} to={moving.state} />}
        {moving.hasTenantNotice && (
          <OfficeField
            form="move"
            name="tenantConsent"
            field={diaryForms.move.fields.tenantConsent}
          />
        )}
        <Target id={appointment.id} startsAt={startsAt} negotiatorId={negotiatorId} />
        <MoveActs moving={moving} appointment={appointment} isBusy={state !== "idle"} />
      </Form>
    </Dialog>
  );
}

function RefusedMove({ refusal, isBusy }: Pick<MoveAnswer, "refusal"> & { isBusy: boolean }) {
  if (!refusal) return null;
  return (
    <>
      <Note kind="error" live>
        <p>{refusal.detail} We haven’t sent anything.</p>
      </Note>
      <FreeTimesInstead form={diaryForms.move} refusal={refusal} verb="Move to" busy={isBusy} />
    </>
  );
}

function MoveActs({
  moving: { isImpossible, warned, next, now, putAt, end },
  appointment,
  isBusy,
}: {
  moving: Moving;
  appointment: AppointmentView;
  isBusy: boolean;
}) {
  return (
    <p className="line">
      {!isImpossible && (
        <Button type="submit" busy={isBusy}>
          {appointment.people.some(({ hasEmail }) => hasEmail)
            ? "Move appointment and email"
            : "Move appointment"}
          {warned !== "" && " anyway"}
        </Button>
      )}
      {next && (
        <Button look="secondary" onClick={() => putAt(next)}>
          Move to {formatShortMoment(next.startsAt, now)}
        </Button>
      )}
      <Button look="quiet" onClick={end}>
        Cancel move
      </Button>
    </p>
  );
}

interface MovedTo {
  id: string;
  startsAt: Date;
  negotiatorId: number;
}

function Target({ id, startsAt, negotiatorId }: MovedTo) {
  return (
    <>
      <input type="hidden" name="appointment" value={id} />
      <input type="hidden" name="date" value={getLondonDate(startsAt)} />
      <input type="hidden" name="time" value={londonTime(startsAt)} />
      <input type="hidden" name="negotiator" value={negotiatorId} />
    </>
  );
}

interface Told {
  appointment: AppointmentView;
  to: Pick<MovedTo, "startsAt" | "negotiatorId">;
}

function Telling({ appointment, to }: Told) {
  const { people } = appointment;
  const isOther = to.negotiatorId !== appointment.negotiatorId;
  const isNewTime = to.startsAt.getTime() !== appointment.startsAt.getTime();
  const isTenantTold = appointment.tellsTenant && isNewTime;
  return (
    <ul className="telling">
      {people.map(({ uid, name, phone, hasEmail }) => (
        <li key={uid}>
          {hasEmail ? (
            `${name} will get an email with ${isOther ? "the new negotiator’s name and " : ""}an updated calendar entry, and we’ll ask them to confirm again.`
          ) : (
            <PhoneText>{`${name} has no email. Call or text ${phone}.`}</PhoneText>
          )}
        </li>
      ))}
      {isTenantTold && <li>We’ll email notice to the current tenant.</li>}
      {people.length === 0 && !isTenantTold && <li>No one is booked, so we won’t email anyone.</li>}
    </ul>
  );
}
