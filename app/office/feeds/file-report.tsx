import { href, Link } from "react-router";
import { nameFeedFields } from "../../../domain/feeds/feed-field-words.ts";
import { describeTaken } from "../../../domain/feeds/feed-file.ts";
import { formatCount } from "../../../domain/shared/formats/count.ts";
import { OfficeSection } from "../shell/office-section.tsx";
import { describeStoredField, type FeedDifference } from "../../../domain/feeds/feed-difference.ts";
import { FindingTable } from "./finding-table.tsx";
import type { ReportView } from "./shown.ts";

const mostShort = 5;

/** What an import did, or would do: counts, refusals by line, and homes by field. */
export function FileReport({ file, isShort = false }: { file: ReportView; isShort?: boolean }) {
  const { id, name, at, report, figures, state } = file;
  if (!report || !figures) return null;
  const { refused, warnings, fileWarnings, differences, skipped } = report;
  const some = <Item,>(items: readonly Item[]) => (isShort ? items.slice(0, mostShort) : items);
  const skippedCounts = Object.entries(skipped).map(([kind, count]) => `${count} ${kind}`);
  const isDone = state === "taken";
  return (
    <OfficeSection
      title={isShort ? `Import report, ${at}` : "Import report"}
      tools={isShort && <Link to={href("/office/feeds/files/:id", { id })}>Full report</Link>}
    >
      <p className="office-section__body tabular-numbers">
        <b>{describeTaken(figures, isDone)}:</b> {figures.added} new, {figures.changed} changed,{" "}
        {figures.unchanged} the same, {figures.withdrawn} withdrawn
        {figures.refused > 0 && `. ${figures.refused} rejected`}
        {(figures.followed ?? 0) > 0 &&
          `, but we updated the status or rent of ${figures.followed}`}
        {figures.warnings > 0 && `. ${formatCount(figures.warnings, "warning")}`}
        {skippedCounts.length > 0 && `. Skipped: ${skippedCounts.join(", ")}`}.
      </p>
      <FindingTable title="Rejected" file={name} findings={some(refused)} isBad />
      <DifferenceList differences={some(differences)} isDone={isDone} />
      {fileWarnings.length > 0 && (
        <ul className="rows feeds__warnings" aria-label="Warnings about the file">
          {some(fileWarnings).map((line) => (
            <li key={line}>{nameFeedFields(line)}</li>
          ))}
        </ul>
      )}
      {!isShort && <FindingTable title="Imported with a warning" file={name} findings={warnings} />}
    </OfficeSection>
  );
}

const kinds: Record<FeedDifference["kind"], string> = {
  new: "New",
  changed: "Changed",
  back: "Back on the market",
  withdrawn: "Withdrawn",
};

/** Each home that a file changes, field by field. */
function DifferenceList({
  differences,
  isDone,
}: {
  differences: readonly FeedDifference[];
  isDone: boolean;
}) {
  if (differences.length === 0) return null;
  return (
    <ul className="rows" aria-label={isDone ? "Changes made" : "Changes this import would make"}>
      {differences.map((home) => (
        <li key={`${home.kind} ${home.id}`}>
          <p>
            <span className={`badge ${home.kind === "withdrawn" ? "badge--warn" : ""}`}>
              {kinds[home.kind]}
            </span>{" "}
            <HomeName home={home} isDone={isDone} /> <span className="tiny">{home.reference}</span>
          </p>
          {home.fields.length > 0 && (
            <dl className="feeds__fields">
              {home.fields.map(describeStoredField).map(({ label, was, became }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <del>{was || "nothing"}</del> to <ins>{became || "nothing"}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A home that is not taken yet has no page. */
function HomeName({ home: { id, name, kind }, isDone }: { home: FeedDifference; isDone: boolean }) {
  if (kind === "new" && !isDone) return <b>{name}</b>;
  return <Link to={href("/office/listings/:id", { id })}>{name}</Link>;
}
