import { lazy, Suspense, useEffect, useState } from "react";
import { viewingFields, viewingText } from "../../brand/texts/viewing-text.ts";
import type { ViewingDays } from "../../../domain/viewings/requests/bookable-from.ts";
import {
  splitViewingRange,
  formatViewingRange,
} from "../../../domain/viewings/requests/viewing-times.ts";
import {
  listOfferedEnds,
  listOfferedStarts,
  type OfferedDays,
} from "../../../domain/viewings/requests/offered-days.ts";
import { buildDescribedBy, FieldMark, FieldNotes } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { formatChosenTime } from "./answer-rows.ts";
import { formatDay, toCalendarDay } from "./calendar-days.ts";
import { DateInputFallback } from "./date-input-fallback.tsx";
import { ViewingOptionField } from "../../enquiries/viewing-option-field.tsx";
import { SelectField } from "./select-field.tsx";
import type { ViewingFieldsForm } from "./viewing-field.ts";

/** Falls back to the browser's date field offline. */
const ViewingCalendar = lazy(() =>
  import("./viewing-calendar.tsx").then(
    (part) => ({ default: part.ViewingCalendar }),
    () => ({ default: DateInputFallback }),
  ),
);
const texts = viewingText.schedule;

/**
 * The days and times that somebody can keep. Null, for any of the calendar's, while they load, if
 * they don't, and where the office has set no hours: the server checks what is sent.
 * @param refusal of a time that was taken meanwhile, after which they are read again
 */
function useOfferedDays(listingId: string, refusal: string | undefined): OfferedDays {
  const [days, setDays] = useState<OfferedDays>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void loadOfferedDays(listingId, {
      signal: leaving.signal,
      cache: refusal === undefined ? "default" : "reload",
    }).then(
      (found) => setDays(found),
      () => {},
    );
    return () => leaving.abort();
  }, [listingId, refusal]);
  return days;
}

async function loadOfferedDays(listingId: string, options: RequestInit): Promise<OfferedDays> {
  const response = await fetch(`/api/viewingtimes/${encodeURIComponent(listingId)}`, options);
  if (!response.ok) return null;
  const answer: { days: OfferedDays } = await response.json();
  return answer.days;
}

export function ScheduleFields({
  form,
  days,
  listingId,
}: {
  form: ViewingFieldsForm;
  days: ViewingDays;
  listingId: string;
}) {
  const date = form.watch("scheduleViewingDate") ?? "";
  const range = form.watch("scheduleViewingTime") ?? "";
  const { from, to } = splitViewingRange(range);
  const getError = (name: string) => form.formState.errors[name]?.message;
  const timeError = getError("scheduleViewingTime");
  const offered = useOfferedDays(listingId, timeError);
  const choose = (name: string, value: string) =>
    form.setValue(name, value, { shouldValidate: true });
  return (
    <>
      <div className="schedule-fields">
        <DayField
          date={date}
          days={days}
          offered={offered}
          error={getError("scheduleViewingDate")}
          onChoose={(name, chosen) => {
            choose(name, chosen);
            const isOffered = from === "" || listOfferedStarts(offered, chosen).includes(from);
            if (!isOffered) form.setValue("scheduleViewingTime", "");
          }}
        />
        <div className="schedule-fields__times">
          <p className="schedule-fields__day" aria-live="polite">
            {date === "" ? texts.choose : formatDay(toCalendarDay(date))}
          </p>
          <TimeFields
            from={from}
            to={to}
            date={date}
            days={offered}
            error={timeError}
            onChoose={(next) => choose("scheduleViewingTime", next)}
          />
          <p className="hint">{texts.zone}</p>
        </div>
      </div>
      <div className="space-above">
        <ViewingOptionField form={form} />
      </div>
      {timeError === undefined && <AskedTime date={date} range={range} />}
    </>
  );
}

/** What the request asks for, once it is complete. */
function AskedTime({ date, range }: { date: string; range: string }) {
  const { from, to } = splitViewingRange(range);
  if (date === "" || from === "" || to === "") return null;
  return (
    <div className="space-above">
      <Note kind="ok">
        <p>
          <strong>{formatChosenTime(date, range)}.</strong> {texts.request}
        </p>
      </Note>
    </div>
  );
}

function DayField({
  date,
  days,
  offered,
  error,
  onChoose,
}: {
  date: string;
  days: ViewingDays;
  offered: OfferedDays;
  error: string | undefined;
  onChoose: (name: string, date: string) => void;
}) {
  const name = "scheduleViewingDate";
  // The server does not know the visitor's date and does not load the calendar.
  const hydrated = useHydrated();
  const notice = texts.notice(days);
  const choice = {
    days,
    offered,
    chosen: date,
    onChoose: (chosen: string) => onChoose(name, chosen),
  };
  return (
    <fieldset
      className={error ? "field field--error" : "field"}
      id={name}
      tabIndex={-1}
      aria-describedby={buildDescribedBy(name, notice, error)}
    >
      <legend className="label">
        {texts.day}
        <FieldMark mark="required" />
      </legend>
      <FieldNotes name={name} hint={notice} />
      {hydrated ? (
        <Suspense
          fallback={
            <div className="calendar calendar--loading" aria-busy="true">
              <Skeleton shape="picture" />
            </div>
          }
        >
          <ViewingCalendar {...choice} />
        </Suspense>
      ) : (
        <div className="calendar calendar--loading">
          <DateInputFallback {...choice} />
        </div>
      )}
      <FieldNotes name={name} error={error} />
    </fieldset>
  );
}

/** A start that is not before the end moves the end to half an hour later. */
function TimeFields({
  from,
  to,
  date,
  days,
  error,
  onChoose,
}: {
  from: string;
  to: string;
  date: string;
  days: OfferedDays;
  error: string | undefined;
  onChoose: (range: string) => void;
}) {
  // Before a day is chosen, any time can be.
  const offered = date === "" ? null : days;
  const endTimes = listOfferedEnds(offered, date, from);
  const name = "scheduleViewingTime";
  return (
    <fieldset className="schedule-fields__range">
      <legend className="visually-hidden">{viewingFields.scheduleViewingTime.label}</legend>
      <SelectField
        name={name}
        label={texts.from}
        mark="required"
        error={error}
        options={listOfferedStarts(offered, date)}
        none="--:--"
        value={from}
        onChange={({ target: { value } }) => {
          const ends = listOfferedEnds(offered, date, value);
          const keepsEnd = value === "" || ends.includes(to);
          onChoose(formatViewingRange(value, keepsEnd ? to : (ends[0] ?? "")));
        }}
      />
      <SelectField
        name="viewingUntil"
        label={texts.until}
        mark="required"
        options={endTimes}
        none="--:--"
        value={to}
        onChange={({ target: { value } }) => onChoose(formatViewingRange(from, value))}
      />
    </fieldset>
  );
}
