import { formatCount } from "../../../domain/shared/formats/count.ts";
import { href, Link } from "react-router";
import type { Route } from "./+types/reports-page";
import { metricNames, figures } from "../../../domain/reports/figure.ts";
import { readSpan, spanWeeks } from "../../../domain/reports/figure-span.ts";
import { formatValue } from "../../../domain/reports/format-value.ts";
import {
  figureColumns,
  type FigureLine,
  type SourceCount,
  sourceColumns,
} from "../../../domain/reports/table-columns.ts";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { describeMetrics } from "../../../server/reports/describe-figures.ts";
import { findFigures } from "../../../server/reports/find-figures.ts";
import { findOpened } from "../../../server/reports/find-opened.ts";
import { findOpenNow } from "../../../server/reports/find-open-now.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { getShownBranch } from "../../../server/staff/sessions.ts";
import { Icon } from "../../ui/icon.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { Answers, Funnel, Heads, Reasons } from "./charts.tsx";
import { CsvLink, FigureLink, type SpanView } from "./figure-links.tsx";
import { FigureTable } from "./figure-table.tsx";
import { OpenNow } from "./open-now.tsx";
import { OpenedRows } from "./opened-rows.tsx";
import "./figures.css";

export const handle = {
  shows: ["conversation", "viewing", "offer", "tenancy", "listing", "settings"],
} satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const read = (name: string) => url.searchParams.get(name);
  const branch = getShownBranch(getSignedIn({ context }));
  const span = { ...readSpan({ weeks: read("weeks"), day: read("day") }, app.now()), branch };
  return {
    ...describeMetrics(await findFigures(app, span), span, app.now()),
    openNow: await findOpenNow(app, branch),
    opened: await findOpened(app, span, url.searchParams),
  };
}

export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  const { openNow, opened } = loaderData;
  return (
    <>
      <OfficeHead title="Reports" note={loaderData.note}>
        <Weeks {...loaderData} />
      </OfficeHead>
      <div className="office-body figures">
        <Heads span={loaderData} heads={loaderData.heads} />
        <div className="split">
          <Answers span={loaderData} {...loaderData.bars} promise={loaderData.promise} />
          <Funnel span={loaderData} {...loaderData.funnel} />
          <Reasons span={loaderData} reasons={loaderData.reasons} />
          <Sources {...loaderData} />
          <OpenNow span={loaderData} counts={openNow} />
          <AllFigures {...loaderData} />
        </div>
        <div id="rows">{opened && <OpenedRows span={loaderData} opened={opened} />}</div>
        <Definitions />
      </div>
    </>
  );
}

type Shown = Route.ComponentProps["loaderData"];

function Weeks({ weeks, day, earlier, later }: Shown) {
  const to = (count: number, last: string) =>
    `${href("/office/reports")}?${new URLSearchParams({ weeks: String(count), day: last })}`;
  return (
    <>
      <nav className="figures__steps" aria-label="Change period">
        <Link className="btn btn--secondary btn--small btn--icon" to={to(weeks, earlier)}>
          <Icon name="arrow-left" />
          <span className="visually-hidden">Earlier</span>
        </Link>
        {later && (
          <Link className="btn btn--secondary btn--small btn--icon" to={to(weeks, later)}>
            <Icon name="arrow-right" />
            <span className="visually-hidden">Later</span>
          </Link>
        )}
      </nav>
      <nav className="segments" aria-label="Length of period">
        {spanWeeks.map((count) => (
          <Link key={count} to={to(count, day)} aria-current={count === weeks ? "page" : undefined}>
            {count === 1 ? "Week" : formatCount(count, "week")}
          </Link>
        ))}
      </nav>
    </>
  );
}

function showSourced(span: SpanView, figure: "asked" | "came" | "lets") {
  return ({ source, ...counts }: SourceCount) => (
    <FigureLink span={span} figure={figure} only={{ source }}>
      {counts[figure]}
      <span className="visually-hidden">
        , {figure}, {source}
      </span>
    </FigureLink>
  );
}

function Sources({ sources, ...span }: Shown) {
  return (
    <OfficeSection
      title="Lead sources"
      tools={<CsvLink span={span} what={{ table: "sources" }} name="lead sources" />}
    >
      <div className="office-section__body">
        <FigureTable
          caption="Enquiries, viewings and tenancies by source"
          rows={sources}
          getKey={({ source }) => source}
          columns={sourceColumns}
          shown={[
            { column: "source" },
            { column: "asked", show: showSourced(span, "asked") },
            { column: "came", show: showSourced(span, "came") },
            { column: "lets", show: showSourced(span, "lets") },
            { column: "viewingsPerLet" },
          ]}
        />
        <p className="tiny">
          The recorded lead source or, if there isn’t one, how the person first got in touch. We
          need at least 5 tenancies to show a rate.
        </p>
      </div>
    </OfficeSection>
  );
}

function showCounted(span: SpanView) {
  return ({ figure, count }: FigureLine) => (
    <FigureLink span={span} figure={figure}>
      {count}
      <span className="visually-hidden">, {figures[figure].name.toLowerCase()}</span>
    </FigureLink>
  );
}

function AllFigures({ all, ...span }: Shown) {
  return (
    <OfficeSection
      title="All figures"
      tools={<CsvLink span={span} what={{ table: "all" }} name="all figures" />}
    >
      <div className="office-section__body">
        <FigureTable
          caption="Each figure compared with the weeks before"
          rows={all}
          getKey={({ figure }) => figure}
          columns={figureColumns}
          shown={[
            { column: "name" },
            { column: "count", show: showCounted(span) },
            { column: "before" },
            { column: "median", show: ({ figure, median }) => formatValue(figure, median) ?? "–" },
          ]}
        />
        <p>
          <Link to={href("/office/diary/figures")}>Viewings report by week</Link>
        </p>
      </div>
    </OfficeSection>
  );
}

function Definitions() {
  return (
    <OfficeSection title="How we count">
      <dl className="office-section__body terms figures__means">
        {metricNames.map((figure) => (
          <div key={figure}>
            <dt>{figures[figure].name}</dt>
            <dd>{figures[figure].means}</dd>
          </div>
        ))}
        <div>
          <dt>Colleagues</dt>
          <dd>We never compare colleagues. Erased records aren’t counted.</dd>
        </div>
      </dl>
    </OfficeSection>
  );
}
