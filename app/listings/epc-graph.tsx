import { findEpcBand, epcBands, describeEpcGraph } from "../../domain/listings/facts/epc.ts";

const row = { height: 34, gap: 4, first: 34 };
const columns = { current: 290, potential: 368 };

/** Draws the SAP points, of which at least one is known. */
export function EpcGraph({
  current,
  potential,
}: {
  current: number | null;
  potential: number | null;
}) {
  return (
    <>
      <svg className="epc" viewBox="0 0 420 300" aria-hidden="true">
        <text className="epc__head" x={columns.current} y={18}>
          Current
        </text>
        <text className="epc__head" x={columns.potential} y={18}>
          Potential
        </text>
        <path className="epc__line" d="M250 0V300M329 0V300M0 27H420" />
        {epcBands.map(({ rating, from, to }, bandIndex) => (
          <g key={rating}>
            <path className={`epc__${rating}`} d={getBarPath(bandIndex)} />
            <text className="epc__range" x={10} y={getRowMiddle(bandIndex)}>
              {to === null ? `${from}+` : `${from} to ${to}`}
            </text>
            <text className="epc__letter" x={84 + bandIndex * 22} y={getRowMiddle(bandIndex)}>
              {rating}
            </text>
          </g>
        ))}
        {current !== null && <RatingFlag points={current} x={columns.current} />}
        {potential !== null && <RatingFlag points={potential} x={columns.potential} />}
      </svg>
      <p className="visually-hidden">{describeEpcGraph(current, potential)}</p>
    </>
  );
}

function getRowTop(place: number): number {
  return row.first + place * (row.height + row.gap);
}

function getRowMiddle(place: number): number {
  return getRowTop(place) + row.height / 2;
}

function getBarPath(place: number): string {
  const y = getRowTop(place);
  const end = 96 + place * 22;
  return `M0 ${y}H${end}L${end + 14} ${getRowMiddle(place)}L${end} ${y + row.height}H0Z`;
}

function RatingFlag({ points, x }: { points: number; x: number }) {
  const rating = findEpcBand(points);
  const place = epcBands.findIndex((band) => band.rating === rating);
  const y = getRowTop(place);
  return (
    <>
      <path
        className={`epc__${rating}`}
        d={`M${x - 34} ${getRowMiddle(place)}L${x - 20} ${y}H${x + 34}V${y + row.height}H${x - 20}Z`}
      />
      <text className="epc__points" x={x + 6} y={getRowMiddle(place)}>
        {points}
      </text>
    </>
  );
}
