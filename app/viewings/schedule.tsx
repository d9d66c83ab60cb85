import { lazy, Suspense } from "react";
import { viewingFields, viewingText } from "../brand/viewing-text.ts";
import {
  splitViewingRange,
  formatViewingRange,
  viewingTimes,
} from "../../domain/viewings/viewing-times.ts";
import { buildDescribedBy, FieldMark, FieldNotes } from "../ui/field.tsx";
import { Note } from "../ui/note.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { formatChosenTime } from "./answer-rows.ts";
import { formatDay, toCalendarDay } from "./calendar-days.ts";
import { DateInputFallback } from "./date-input-fallback.tsx";
import { ViewingOptionField } from "../enquiries/viewing-option-field.tsx";
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

export function ScheduleFields({ form, today }: { form: ViewingFieldsForm; today: string }) {
  const date = form.watch("scheduleViewingDate") ?? "";
  const range = form.watch("scheduleViewingTime") ?? "";
  const { from, to } = splitViewingRange(range);
  const getError = (name: string) => form.formState.errors[name]?.message;
  const choose = (name: string, value: string) =>
    form.setValue(name, value, { shouldValidate: true });
  return (
    <>
      <div className="schedule-fields">
        <DayField
          date={date}
          today={today}
          error={getError("scheduleViewingDate")}
          onChoose={choose}
        />
        <div className="schedule-fields__times">
          <p className="schedule-fields__day" aria-live="polite">
            {date === "" ? texts.choose : formatDay(toCalendarDay(date))}
          </p>
          <TimeFields
            from={from}
            to={to}
            error={getError("scheduleViewingTime")}
            onChoose={(next) => choose("scheduleViewingTime", next)}
          />
          <p className="hint">{texts.zone}</p>
        </div>
      </div>
      <div className="space-above">
        <ViewingOptionField form={form} />
      </div>
      {date !== "" && from !== "" && to !== "" && (
        <div className="space-above">
          <Note kind="ok">
            <p>
              <strong>{formatChosenTime(date, range)}.</strong> {texts.request}
            </p>
          </Note>
        </div>
      )}
    </>
  );
}

function DayField({
  date,
  today,
  error,
  onChoose,
}: {
  date: string;
  today: string;
  error: string | undefined;
  onChoose: (name: string, date: string) => void;
}) {
  const name = "scheduleViewingDate";
  // The server does not know the visitor's date and does not load the calendar.
  const hydrated = useHydrated();
  const choice = { today, chosen: date, onChoose: (chosen: string) => onChoose(name, chosen) };
  return (
    <fieldset
      className={error ? "field field--error" : "field"}
      id={name}
      tabIndex={-1}
      aria-describedby={buildDescribedBy(name, texts.notice, error)}
    >
      <legend className="label">
        {texts.day}
        <FieldMark mark="required" />
      </legend>
      <FieldNotes name={name} hint={texts.notice} />
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
  error,
  onChoose,
}: {
  from: string;
  to: string;
  error: string | undefined;
  onChoose: (range: string) => void;
}) {
  const endTimes = viewingTimes.filter((time) => time > from);
  const name = "scheduleViewingTime";
  return (
    <fieldset className="schedule-fields__range">
      <legend className="visually-hidden">{viewingFields.scheduleViewingTime.label}</legend>
      <SelectField
        name={name}
        label={texts.from}
        mark="required"
        error={error}
        options={viewingTimes.slice(0, -1)}
        none="--:--"
        value={from}
        onChange={({ target: { value } }) => {
          const next = viewingTimes[viewingTimes.indexOf(value) + 1] ?? "";
          onChoose(formatViewingRange(value, value !== "" && to <= value ? next : to));
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
