import { type Chevron, DayPicker } from "react-day-picker";
import type { ComponentProps } from "react";
import { isViewingDate } from "../../../domain/viewings/requests/bookable-from.ts";
import { isOfferedDay } from "../../../domain/viewings/requests/offered-days.ts";
import { Icon } from "../../ui/icon.tsx";
import {
  toIsoDate,
  formatDay,
  toCalendarDay,
  formatMonth,
  formatWeekday,
} from "./calendar-days.ts";
import type { DayFieldProps } from "./date-input-fallback.tsx";
import "./calendar.css";

/** Loaded when its step opens. */
export function ViewingCalendar({ days, offered, chosen, onChoose }: DayFieldProps) {
  return (
    <DayPicker
      mode="single"
      required
      lang="en-GB"
      weekStartsOn={1}
      today={toCalendarDay(days.today)}
      selected={chosen === "" ? undefined : toCalendarDay(chosen)}
      defaultMonth={toCalendarDay(chosen === "" ? days.first : chosen)}
      startMonth={toCalendarDay(days.today)}
      endMonth={toCalendarDay(days.last)}
      disabled={(day) => {
        const date = toIsoDate(day);
        return !isViewingDate(date, days) || !isOfferedDay(offered, date);
      }}
      onSelect={(day) => onChoose(toIsoDate(day))}
      classNames={classNames}
      components={{ Chevron: Arrow }}
      formatters={{ formatCaption: formatMonth, formatWeekdayName: formatWeekday }}
      labels={{
        labelDayButton: (day, { selected }) => formatDay(day) + (selected ? ", selected" : ""),
        labelGrid: formatMonth,
        labelWeekday: (day) => formatDay(day).split(" ")[0] ?? "",
        labelNav: () => "Months",
        labelPrevious: () => "Previous month",
        labelNext: () => "Next month",
      }}
    />
  );
}

const classNames = {
  root: "calendar",
  months: "cal__months",
  month: "cal__month",
  nav: "calendar__nav",
  button_previous: "calendar__button",
  button_next: "calendar__button",
  month_caption: "calendar__head",
  caption_label: "display",
  month_grid: "calendar__grid",
  weekday: "calendar__weekday",
  day: "calendar__cell",
  day_button: "calendar__day",
  selected: "is-on",
  today: "is-today",
};

function Arrow({ orientation }: ComponentProps<typeof Chevron>) {
  return <Icon name={orientation === "left" ? "arrow-left" : "arrow-right"} size="small" />;
}
