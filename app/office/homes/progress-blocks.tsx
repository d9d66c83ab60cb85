/** Twelve bricks, one for each part of a home that is done. */
export function ProgressBlocks({
  done,
  isBlocked,
  wide = false,
}: {
  done: number;
  isBlocked: boolean;
  wide?: boolean;
}) {
  const level = isBlocked ? "stopped" : done === 12 ? "full" : "open";
  return (
    <span className={`bricks bricks--${level}${wide ? " bricks--wide" : ""}`}>
      <span className="bricks__row" aria-hidden="true">
        {Array.from({ length: 12 }, (_, n) => (
          <i key={n} data-laid={n < done || undefined} />
        ))}
      </span>
      <span className="tabular-numbers">
        {done}/12<span className="visually-hidden"> parts done</span>
      </span>
    </span>
  );
}

/** Seven days, the last one in colour. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  return (
    <svg className="spark" viewBox="0 0 40 20" width="40" height="20" aria-hidden="true">
      {values.map((value, n) => {
        const height = Math.max(1, Math.round((20 * value) / most));
        // The days have no names: their place is what tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        return <rect key={n} x={n * 6} y={20 - height} width="4" height={height} />;
      })}
    </svg>
  );
}
