import type { Route } from "./+types/figures-page";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { PersonLink } from "../../people/person-link.tsx";
import { formatNumericDate, getLondonDate } from "../../../../domain/shared/dates.ts";
import { londonTime } from "../../../../domain/shared/london-time.ts";
import { type Figure, figures } from "../../../../domain/viewings/feedback/viewing-figures.ts";
import { getSignedIn } from "../../../../server/site/office-request.ts";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { getShownBranch } from "../../../../server/staff/sessions.ts";
import {
  findViewingFigures,
  listFigureRows,
} from "../../../../server/viewings/feedback/find-viewing-figures.ts";
import { ColumnTable, type ColumnView } from "../../shell/table/column-table.tsx";
import { OfficeHead } from "../../shell/office-head.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const branch = getShownBranch(getSignedIn({ context }));
  const weeks = await findViewingFigures(app, branch);
  const of = figures.find((figure) => figure === url.searchParams.get("of"));
  const week = weeks.find(({ monday }) => monday === url.searchParams.get("week"));
  const rows = of && week ? await listFigureRows(app, week.monday, of, branch) : [];
  return {
    weeks: weeks.map((one) => ({ ...one, name: formatNumericDate(one.monday) })),
    opened:
      of && week
        ? {
            title: `${names[of]}, week of ${formatNumericDate(week.monday)}`,
            rows: rows.map((row) => ({ ...row, at: formatDateTime(row.at) })),
          }
        : null,
  };
}

function formatDateTime(moment: Date): string {
  return `${formatNumericDate(getLondonDate(moment))}, ${londonTime(moment)}`;
}

const names: Record<Figure, string> = {
  asked: "Viewing requests",
  offered: "Offered",
  booked: "Booked",
  kept: "Attended",
  "no-shows": "No-shows",
};

type Week = Route.ComponentProps["loaderData"]["weeks"][number];
type Opened = NonNullable<Route.ComponentProps["loaderData"]["opened"]>;
type OpenedRow = Opened["rows"][number];

const definitions: { name: string; means: string; show: (week: Week) => ReactNode }[] = [
  {
    name: names.asked,
    means: "Viewing requests received in the week, online or logged by staff.",
    show: ({ monday, asked }) => <Count to={[monday, "asked"]} rows={asked} />,
  },
  {
    name: names.offered,
    means:
      "How many of these we offered a time, by email, by phone or by booking. Times shown on the website don’t count.",
    show: ({ monday, offered }) => <Count to={[monday, "offered"]} rows={offered} />,
  },
  {
    name: names.booked,
    means: "Viewings added to the diary in the week, for any day.",
    show: ({ monday, booked }) => <Count to={[monday, "booked"]} rows={booked} />,
  },
  {
    name: names.kept,
    means: "Viewings in the week that the renter attended, as marked in My day.",
    show: ({ monday, kept }) => <Count to={[monday, "kept"]} rows={kept} />,
  },
  {
    name: names["no-shows"],
    means: "Viewings in the week that no one attended.",
    show: ({ monday, noShows }) => <Count to={[monday, "no-shows"]} rows={noShows} />,
  },
  {
    name: "Hours to first time offered",
    means:
      "From the request to the first time offered, in hours around the clock. Half were faster (the median).",
    show: ({ monday, offered, hoursToOffer }) => (
      <Count to={[monday, "offered"]} rows={offered} shown={hoursToOffer ?? "none"} />
    ),
  },
];

const weekColumns: ColumnView<Week>[] = [
  { title: "Week of", show: ({ name }) => name },
  ...definitions.map(({ name, show }) => ({ title: name, numeric: true, show })),
];

export default function FiguresPage({ loaderData: { weeks, opened } }: Route.ComponentProps) {
  return (
    <>
      <OfficeHead title="Viewings report" note="By week, Monday to Sunday, London time" />
      <div className="office-body office-list">
        <OfficeSection title="Last 8 weeks">
          <div className="office-section__body">
            <ColumnTable
              caption="Viewings by week"
              rows={weeks}
              getKey={({ monday }) => monday}
              columns={weekColumns}
            />
          </div>
        </OfficeSection>
        <div id="rows">{opened && <OpenedRows {...opened} />}</div>
        <OfficeSection title="Definitions">
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
            Erased records aren’t counted. Cancelled viewings count as booked, but not as attended
            or as no-shows.
          </p>
        </OfficeSection>
      </div>
    </>
  );
}

/** Each figure opens what it counts. */
function Count({
  to: [week, of],
  rows,
  shown = rows,
}: {
  to: [week: string, of: Figure];
  rows: number;
  shown?: number | string;
}) {
  if (rows === 0) return shown;
  const query = new URLSearchParams({ week, of });
  return <Link to={`${href("/office/diary/figures")}?${query}#rows`}>{shown}</Link>;
}

function listColumns(isOffered: boolean): ColumnView<OpenedRow>[] {
  return [
    { title: "When", show: ({ at }) => at },
    {
      title: "Renter",
      show: ({ personId, person }) => <PersonLink id={personId}>{person}</PersonLink>,
    },
    {
      title: "Property",
      show: ({ uid, home }) =>
        uid === null ? home : <Link to={href("/office/diary/viewing/:uid", { uid })}>{home}</Link>,
    },
    ...(isOffered
      ? [
          {
            title: "Hours to first time offered",
            numeric: true,
            show: ({ hoursToOffer }: OpenedRow) => hoursToOffer?.toFixed(1) ?? "",
          },
        ]
      : []),
  ];
}

function OpenedRows({ title, rows }: Opened) {
  const isOffered = rows.some(({ hoursToOffer }) => hoursToOffer !== null);
  return (
    <OfficeSection title={title}>
      <div className="office-section__body">
        {rows.length === 0 ? (
          <p>No records left.</p>
        ) : (
          <ColumnTable
            caption={title}
            rows={rows}
            getKey={({ key }) => key}
            columns={listColumns(isOffered)}
          />
        )}
      </div>
    </OfficeSection>
  );
}
