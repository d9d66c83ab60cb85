import { href, Link } from "react-router";
import { describeStoredField, type FeedDifference } from "../../../domain/feeds/feed-difference.ts";

const kinds: Record<FeedDifference["kind"], string> = {
  new: "New",
  changed: "Changed",
  back: "Back",
  withdrawn: "Withdrawn",
};

/** Each home that a file changes, field by field. */
export function DifferenceList({
  differences,
  isDone,
}: {
  differences: readonly FeedDifference[];
  isDone: boolean;
}) {
  if (differences.length === 0) return null;
  return (
    <ul className="rows" aria-label={isDone ? "What it changed" : "What it would change"}>
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
