import { href, Link } from "react-router";
import { stateNames } from "../../../domain/listings/listing-state.ts";
import { formatInteger } from "../../../domain/shared/format-integer.ts";
import type { ShownHome } from "./shown.ts";
import { HomeCover } from "../../ui/home-cover.tsx";
import { Avatar } from "../shell/avatar.tsx";
import { Bricks, Spark } from "./bricks.tsx";

export function HomeRow({
  home,
  median,
  mayMove,
  isPicked,
  pick,
}: {
  home: ShownHome;
  median: number | null;
  mayMove: boolean;
  isPicked: boolean;
  pick: (event: unknown) => void;
}) {
  const { id, title, area, outcode, rentPcm, figures, daysUp, owner } = home;
  const classes = [home.isBlocked && "is-blocked", isPicked && "is-picked"].filter(Boolean);
  return (
    <tr data-row={id} className={classes.join(" ") || undefined}>
      {mayMove && (
        <td className="homes__pick">
          <input
            type="checkbox"
            name={`pick-${id}`}
            aria-label={`Pick ${title}`}
            checked={isPicked}
            onChange={pick}
          />
        </td>
      )}
      <td className="homes__picture">
        <HomeCover home={{ id, cover: home.cover }} sizes="3.5rem" />
      </td>
      <th scope="row" className="homes__name">
        <Link to={href("/office/listings/:id", { id })}>{title}</Link>
        <span>
          {area} {outcode}
        </span>
      </th>
      <td className="homes__number homes__rent">
        {rentPcm === null ? <None /> : <b>£{formatInteger(rentPcm)}</b>}
      </td>
      <td className="homes__state">
        <StateBadge home={home} />
      </td>
      <td>
        <Bricks done={home.bricks} isBlocked={home.isBlocked} />
      </td>
      <td>{daysUp === null ? <None /> : <Days days={daysUp} median={median} />}</td>
      <td>{figures === null ? <None /> : <Views values={figures.views} />}</td>
      <td className="homes__number">{figures?.asked || <None />}</td>
      <td className="homes__number">{figures?.viewed || <None />}</td>
      <td className="homes__number">{figures?.offers ? <b>{figures.offers}</b> : <None />}</td>
      <td>
        <span className="tag">{home.isOwn ? "Own" : "Feed"}</span>
      </td>
      <td>{owner === null ? <None /> : <Avatar name={owner} />}</td>
    </tr>
  );
}

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
      <Spark values={values} />
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

function StateBadge({ home }: { home: ShownHome }) {
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
      {home.hasDraft && <small>Changes not published</small>}
      {home.isScheduled && <small>Publishes by itself</small>}
      <NotPublished problem={home.publishProblem} />
    </>
  );
}

/** It should have been published by itself. */
function NotPublished({ problem }: { problem: string | null }) {
  if (problem === null) return null;
  return (
    <small className="homes__late" title={problem}>
      Not published at its time
    </small>
  );
}
