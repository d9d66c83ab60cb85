import type { ReactNode } from "react";
import { href, Link, useRouteLoaderData } from "react-router";
import type { Figure } from "../../../domain/reports/figure.ts";
import { hasPermission } from "../../../domain/staff/roles.ts";
import { Icon } from "../../ui/icon.tsx";
import type { FrameData } from "../shell/navigation/office-frame.tsx";

export interface SpanView {
  weeks: number;
  /** London date of its last day. */
  day: string;
}

/** What of a figure's rows is shown: those of one source, or of one reason. */
export type Only = { source: string } | { why: string };

/** Each figure opens what it counts. */
export function FigureLink({
  span: { weeks, day },
  figure,
  only,
  children,
}: {
  span: SpanView;
  figure: Figure;
  only?: Only;
  children: ReactNode;
}) {
  const query = new URLSearchParams({ weeks: String(weeks), day, of: figure, ...only });
  return <Link to={`${href("/office/reports")}?${query}#rows`}>{children}</Link>;
}

/** @param name what is in the file, for who hears the link alone */
export function CsvLink({
  span: { weeks, day },
  name,
  what,
}: {
  span: SpanView;
  name: string;
  what: Record<string, string>;
}) {
  const frame = useRouteLoaderData<FrameData>("office/office-layout");
  if (frame?.person && !hasPermission(frame.person, "export-figures")) return null;
  const query = new URLSearchParams({ weeks: String(weeks), day, ...what });
  return (
    <a className="figures__csv" href={`${href("/office/reports/csv")}?${query}`} download>
      <Icon name="download" size="small" />
      CSV<span className="visually-hidden"> for {name}</span>
    </a>
  );
}
