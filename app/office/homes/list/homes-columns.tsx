import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { stateNames } from "../../../../domain/listings/listing-state.ts";
import { formatInteger } from "../../../../domain/shared/text/format-integer.ts";
import type { HomesSort, ListingView } from "../shown.ts";
import { Avatar } from "../../shell/avatar.tsx";
import { ProgressBlocks, Sparkline } from "../progress-blocks.tsx";

export interface HomesColumn {
  header: string;
  /** Colleagues may sort by it (`sortColumns` in `server/homes/list/list-homes.ts`). */
  sort?: HomesSort;
  isNumber?: true;
  className?: string;
  /** @param median of days on the market */
  show: (home: ListingView, median: number | null) => ReactNode;
}

const isNumber = true;

/** Of the table of homes, in order. The first one names the home. */
export const homesColumns: readonly HomesColumn[] = [
  {
    header: "Property",
    sort: "name",
    className: "homes__name",
    show: ({ id, title, area, outcode }) => (
      <>
        <Link to={href("/office/listings/:id", { id })}>{title}</Link>
        <span>
          {area} {outcode}
        </span>
      </>
    ),
  },
  {
    header: "Rent",
    sort: "rent",
    isNumber,
    className: "homes__rent",
    show: ({ rentPcm }) => (rentPcm === null ? <None /> : <b>£{formatInteger(rentPcm)}</b>),
  },
  { header: "Status", className: "homes__state", show: (home) => <StateBadge home={home} /> },
  {
    header: "Complete",
    sort: "complete",
    show: ({ bricks, isBlocked }) => <ProgressBlocks done={bricks} isBlocked={isBlocked} />,
  },
  {
    header: "Days on market",
    sort: "days",
    show: ({ daysUp }, median) =>
      daysUp === null ? <None /> : <Days days={daysUp} median={median} />,
  },
  {
    header: "Page views (7 days)",
    show: ({ figures }) => (figures === null ? <None /> : <Views values={figures.views} />),
  },
  { header: "Enquiries", isNumber, show: ({ figures }) => figures?.asked || <None /> },
  { header: "Viewings", isNumber, show: ({ figures }) => figures?.viewed || <None /> },
  {
    header: "Offers",
    isNumber,
    show: ({ figures }) => (figures?.offers ? <b>{figures.offers}</b> : <None />),
  },
  {
    header: "Source",
    show: ({ isOwn }) => <span className="tag">{isOwn ? "Office" : "Feed"}</span>,
  },
  {
    header: "Assigned to",
    show: ({ owner }) => (owner === null ? <None /> : <Avatar name={owner} />),
  },
];

function None() {
  return <span className="homes__none">–</span>;
}

/** More days than these end the bar. */
const mostDays = 60;
const longDays = 30;

/** Beside the others: the mark is the half of them. */
function Days({ days, median }: { days: number; median: number | null }) {
  return (
    <span className="homes__days">
      <span className="tabular-numbers">{days}</span>
      <svg viewBox="0 0 60 10" aria-hidden="true">
        <rect className="homes__track" y="2" width="60" height="6" />
        <rect
          className={days > longDays ? "homes__bar homes__bar--long" : "homes__bar"}
          y="2"
          width={Math.min(days, mostDays)}
          height="6"
        />
        {median !== null && (
          <rect className="homes__mark" x={Math.min(median, mostDays - 1)} width="1" height="10" />
        )}
      </svg>
      <span className="visually-hidden">days{median !== null && `, median ${median}`}</span>
    </span>
  );
}

function Views({ values }: { values: readonly number[] }) {
  const sum = values.reduce((all, one) => all + one, 0);
  return (
    <span className="homes__views">
      <span className="tabular-numbers">{sum}</span>
      <Sparkline values={values} />
    </span>
  );
}

const looks = {
  draft: "",
  ready: "badge--info",
  available: "badge--ok",
  "under-offer": "badge--new",
  "let-agreed": "badge--info",
  let: "",
  withdrawn: "",
};

function StateBadge({ home }: { home: ListingView }) {
  const { state, forbidden, isBlocked } = home;
  if (isBlocked) {
    return (
      <>
        <span className="badge badge--err" title={home.problem ?? undefined}>
          {stateNames[state]}, {forbidden} missing
        </span>
        <NotPublished problem={home.publishProblem} />
      </>
    );
  }
  return (
    <>
      <span className={`badge ${looks[state]}`}>{stateNames[state]}</span>
      {home.hasDraft && <small>Unpublished changes</small>}
      {home.isScheduled && <small>Scheduled</small>}
      <NotPublished problem={home.publishProblem} />
    </>
  );
}

/** It should have been published by itself. */
function NotPublished({ problem }: { problem: string | null }) {
  if (problem === null) return null;
  return (
    <small className="homes__late" title={problem}>
      Scheduled publication failed
    </small>
  );
}
