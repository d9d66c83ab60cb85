import { type Chevron, DayPicker } from "react-day-picker";
import type { ComponentProps } from "react";
import {
  firstViewingDate,
  furthestViewing,
  isViewingDate,
} from "../../domain/viewings/viewing-times.ts";
import { shiftedDate } from "../../domain/shared/dates.ts";
import { Icon } from "../ui/icon.tsx";
import { dateOf, dayName, dayOf, monthName, weekdayName } from "./calendar-days.ts";
import type { DayChoice } from "./plain-day.tsx";
import "./calendar.css";

/** Days to choose one from; loaded when its step opens. */
export function ViewingCalendar({ today, chosen, onChoose }: DayChoice) {
  return (
    <DayPicker
      mode="single"
      required
      lang="en-GB"
      weekStartsOn={1}
      today={dayOf(today)}
      selected={chosen === "" ? undefined : dayOf(chosen)}
      defaultMonth={dayOf(chosen === "" ? firstViewingDate(today) : chosen)}
      startMonth={dayOf(today)}
      endMonth={dayOf(shiftedDate(today, furthestViewing))}
      disabled={(day) => !isViewingDate(dateOf(day), today)}
      onSelect={(day) => onChoose(dateOf(day))}
      classNames={classNames}
      components={{ Chevron: Arrow }}
      formatters={{ formatCaption: monthName, formatWeekdayName: weekdayName }}
      labels={{
        labelDayButton: (day, { selected }) => dayName(day) + (selected ? ", selected" : ""),
        labelGrid: monthName,
        labelWeekday: (day) => dayName(day).split(" ")[0] ?? "",
        labelNav: () => "Months",
        labelPrevious: () => "Previous month",
        labelNext: () => "Next month",
      }}
    />
  );
}

const classNames = {
  root: "cal",
  months: "cal__months",
  month: "cal__month",
  nav: "cal__nav",
  button_previous: "cal__turn",
  button_next: "cal__turn",
  month_caption: "cal__head",
  caption_label: "display",
  month_grid: "cal__grid",
  weekday: "cal__w",
  day: "cal__cell",
  day_button: "cal__d",
  selected: "is-on",
  today: "is-today",
};

function Arrow({ orientation }: ComponentProps<typeof Chevron>) {
  return <Icon name={orientation === "left" ? "arrow-left" : "arrow-right"} size="sm" />;
}
