import "./response-timer.css";

interface ClockView {
  quarters: number;
  level: "early" | "due" | "late";
  text: string;
}

/** How long somebody waits, in office hours: a brick for each quarter of the promise. */
export function ResponseTimer({ quarters, level, text }: ClockView) {
  return (
    <span className={`clock clock--${level}`}>
      <span className="clock__bricks" aria-hidden="true">
        {[1, 2, 3, 4].map((quarter) => (
          <i key={quarter} data-laid={quarter <= quarters || undefined} />
        ))}
      </span>
      <span className="tabular-numbers">
        <span className="visually-hidden">Waiting </span>
        {text}
      </span>
    </span>
  );
}
