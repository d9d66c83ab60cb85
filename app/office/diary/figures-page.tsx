import type { Route } from "./+types/figures-page";
import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { findViewingFigures } from "../../../server/viewings/find-viewing-figures.ts";
import { Table } from "../../ui/table.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { OfficeSection } from "../shell/office-section.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const weeks = await findViewingFigures(context.get(appContext));
  return { weeks: weeks.map((week) => ({ ...week, monday: formatNumericDate(week.monday) })) };
}

const definitions: { name: string; means: string }[] = [
  {
    name: "Asked",
    means: "Requests for a viewing that came in the week, from the site or by hand.",
  },
  {
    name: "Offered",
    means: "Of these, how many were offered a time: in the site’s calendar, by us, or by mail.",
  },
  {
    name: "Booked",
    means: "Viewings that were put into the diary in the week, for whichever day.",
  },
  { name: "Kept", means: "Viewings of the week to which the renter came, as the run sheet says." },
  { name: "No-shows", means: "Viewings of the week to which nobody came." },
  {
    name: "Hours to an offer",
    means:
      "From the request to the first time that was offered, in hours of the clock: half of them were faster (the median).",
  },
];

export default function FiguresPage({ loaderData: { weeks } }: Route.ComponentProps) {
  return (
    <>
      <OfficeHead title="Figures of viewings" note="By week, Monday to Sunday, London time" />
      <div className="office-body office-list">
        <OfficeSection title="The last eight weeks">
          <Table
            caption="Figures of viewings by week"
            captionHidden
            columns={[
              { title: "Week of" },
              ...definitions.map(({ name }) => ({ title: name, numeric: true })),
            ]}
            rows={weeks.map((week) => ({
              key: week.monday,
              cells: [
                week.monday,
                week.asked,
                week.offered,
                week.booked,
                week.kept,
                week.noShows,
                week.hoursToOffer ?? "none",
              ],
            }))}
          />
        </OfficeSection>
        <OfficeSection title="What they mean">
          <dl className="office-section__body stack">
            {definitions.map(({ name, means }) => (
              <div key={name}>
                <dt>
                  <b>{name}</b>
                </dt>
                <dd>{means}</dd>
              </div>
            ))}
          </dl>
          <p className="office-section__body tiny">
            What was erased is no longer counted: requests after their time, and viewings two years
            after theirs. Cancelled viewings are booked, and neither kept nor no-shows.
          </p>
        </OfficeSection>
      </div>
    </>
  );
}
