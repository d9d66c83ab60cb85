import { formatCount } from "../../../domain/shared/formats/count.ts";
import type { Figure } from "../../../domain/reports/figure.ts";
import { formatInteger } from "../../../domain/shared/text/format-integer.ts";
import { OfficeSection } from "../shell/office-section.tsx";
import { CsvLink, FigureLink, type SpanView } from "./figure-links.tsx";

interface Head {
  figure: Figure;
  name: string;
  value: string;
  notes: string[];
}

export function Heads({ span, heads }: { span: SpanView; heads: readonly Head[] }) {
  return (
    <dl className="figures__heads">
      {heads.map(({ figure, name, value, notes }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>
              <FigureLink span={span} figure={figure}>
                {value}
                <span className="visually-hidden">, view records for {name.toLowerCase()}</span>
              </FigureLink>
            </b>
            <span className="tiny">{notes.join(" ")}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Bar {
  day: string;
  name: string;
  wait: string;
  count: number;
  height: number;
  isLate: boolean;
}

interface AnswersProps {
  span: SpanView;
  bars: readonly Bar[];
  goal: number;
  promise: string;
}

export function Answers({ span, bars, goal, promise }: AnswersProps) {
  return (
    <OfficeSection
      title={span.weeks === 1 ? "First response by day" : "First response by week"}
      tools={
        <>
          <FigureLink span={span} figure="answered">
            View data<span className="visually-hidden"> for first responses</span>
          </FigureLink>
          <CsvLink span={span} what={{ table: "answers" }} name="first responses" />
        </>
      }
    >
      <div className="office-section__body">
        {bars.length === 0 ? (
          <p>No replies in this period.</p>
        ) : (
          <Columns bars={bars} goal={goal} promise={promise} />
        )}
        <p className="tiny">
          Median for each {span.weeks === 1 ? "day" : "week, shown by its Monday"}, in office hours.
          Automatic replies aren’t counted.
        </p>
      </div>
    </OfficeSection>
  );
}

/** Of the height, so that a number finds room over the highest bar. */
const headroom = 0.8;

/** Below the columns, each word on a line of its own: there is little room beside each other. */
function Days({ names }: { names: readonly string[] }) {
  const lines = Math.max(...names.map((name) => name.split(" ").length));
  return (
    <svg className="figures__days" height={8 + 16 * lines} aria-hidden="true" focusable="false">
      {names.map((name, n) => (
        <text key={name} y="16">
          {name.split(" ").map((word, line) => (
            <tspan
              key={word}
              x={`${((n + 0.5) * 100) / names.length}%`}
              dy={line === 0 ? undefined : 16}
            >
              {word}
            </tspan>
          ))}
        </text>
      ))}
    </svg>
  );
}

/** A list for who hears it; the drawing says the same. */
function Columns({ bars, goal, promise }: Omit<AnswersProps, "span">) {
  const width = 100 / bars.length;
  const topOf = (height: number) => 100 - height * headroom;
  return (
    <>
      <ol className="visually-hidden">
        {bars.map(({ day, name, wait, count }) => (
          <li key={day}>
            {name}: {wait}, median of {formatCount(count, "reply", "replies")}
          </li>
        ))}
      </ol>
      <svg className="figures__columns" aria-hidden="true" focusable="false">
        {bars.map(({ day, height, wait, isLate }, n) => (
          <g key={day} className={isLate ? "is-late" : undefined}>
            <rect
              x={`${n * width + width * 0.06}%`}
              y={`${topOf(height)}%`}
              width={`${width * 0.88}%`}
              height={`${height * headroom}%`}
            />
            <text x={`${(n + 0.5) * width}%`} y={`${topOf(height)}%`} dy="-0.4em">
              {bars.length > 4 ? wait.replace(" min", "") : wait}
            </text>
          </g>
        ))}
        <line x1="0" x2="100%" y1={`${topOf(goal)}%`} y2={`${topOf(goal)}%`} />
      </svg>
      <Days names={bars.map(({ name }) => name)} />
      <p className="tiny figures__goal">Dashed line: target of {promise}</p>
    </>
  );
}

interface FunnelProps {
  span: SpanView;
  steps: readonly { figure: Figure; name: string; count: number; share: number }[];
  notes: readonly string[];
}

export function Funnel({ span, steps, notes }: FunnelProps) {
  return (
    <OfficeSection
      title="Enquiry to move-in"
      tools={
        <FigureLink span={span} figure="no-shows">
          View no-shows
        </FigureLink>
      }
    >
      <div className="office-section__body">
        <ul className="figures__bars">
          {steps.map(({ figure, name, count, share }) => (
            <li key={figure}>
              <span>{name}</span>
              <Share share={share} />
              <FigureLink span={span} figure={figure}>
                {formatInteger(count)}
                <span className="visually-hidden">, {name.toLowerCase()}</span>
              </FigureLink>
            </li>
          ))}
        </ul>
        <p className="tiny">{notes.join(" ")}</p>
      </div>
    </OfficeSection>
  );
}

interface ReasonsProps {
  span: SpanView;
  reasons: readonly {
    note: string;
    name: string;
    count: number;
    share: number;
    isTheirs: boolean;
  }[];
}

export function Reasons({ span, reasons }: ReasonsProps) {
  return (
    <OfficeSection
      title="Reasons offers fell through"
      tools={
        <>
          <FigureLink span={span} figure="declined">
            View data<span className="visually-hidden"> for declined offers</span>
          </FigureLink>
          <CsvLink span={span} what={{ table: "reasons" }} name="reasons offers fell through" />
        </>
      }
    >
      <div className="office-section__body">
        {reasons.length === 0 && <p>No offers were declined or withdrawn in these weeks.</p>}
        <ul className="figures__bars">
          {reasons.map(({ note, name, count, share, isTheirs }) => (
            <li key={name}>
              <span>{name}</span>
              <Share share={share} isQuiet={isTheirs} />
              <b>
                <FigureLink span={span} figure="declined" only={{ why: note }}>
                  {formatInteger(count)}
                  <span className="visually-hidden">, {name.toLowerCase()}</span>
                </FigureLink>
              </b>
            </li>
          ))}
        </ul>
      </div>
    </OfficeSection>
  );
}

/** The number beside it says the same. */
function Share({ share, isQuiet = false }: { share: number; isQuiet?: boolean }) {
  return (
    <svg
      className={isQuiet ? "figures__share is-quiet" : "figures__share"}
      aria-hidden="true"
      focusable="false"
    >
      <rect width={`${share}%`} height="100%" />
    </svg>
  );
}
