import { href, Link, useSearchParams } from "react-router";
import { formatCount } from "../../../domain/shared/formats/count.ts";
import type { TimelineEntry } from "../../../domain/people/timeline-entry.ts";
import { formatNumericDate, getLondonDate } from "../../../domain/shared/dates.ts";
import { londonTime } from "../../../domain/shared/london-time.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { OfficeSection } from "../shell/office-section.tsx";

const icons: Record<TimelineEntry["kind"], IconName> = {
  asked: "message-circle",
  answered: "arrow-right",
  note: "file-text",
  call: "phone",
  viewing: "eye",
  offer: "key-round",
  mail: "mail",
  alert: "search",
  record: "users",
};

type EntryView = Omit<TimelineEntry, "at"> & { at: string };

export function TimelineSection({
  story,
  count,
  hides,
}: {
  story: readonly EntryView[];
  count: number;
  hides: readonly string[];
}) {
  const older = count - story.length;
  return (
    <OfficeSection
      title="Timeline"
      count={count}
      tools={
        <div className="story__filters">
          <FilterLink what="mails" label="emails" hides={hides} />
          <FilterLink what="notes" label="notes" hides={hides} />
        </div>
      }
    >
      <ol className="story">
        {story.map((entry) => (
          <StoryItem key={entry.key} entry={entry} />
        ))}
      </ol>
      <p className="office-section__body tiny">
        You can’t edit or delete entries. Add a new one to correct a mistake.{" "}
        {older > 0 && (
          <Link to="?all=yes">Show {formatCount(older, "older entry", "older entries")}</Link>
        )}
      </p>
    </OfficeSection>
  );
}

/** A link, so that it works without script and the page's address says what is shown. */
function FilterLink({
  what,
  label,
  hides,
}: {
  what: string;
  label: string;
  hides: readonly string[];
}) {
  const [query] = useSearchParams();
  const isHidden = hides.includes(what);
  const next = new URLSearchParams(query);
  if (isHidden) next.delete("hide", what);
  else next.append("hide", what);
  return (
    <Link to={`?${next.toString()}`} preventScrollReset>
      {isHidden ? `Show ${label}` : `Hide ${label}`}
    </Link>
  );
}

function StoryItem({ entry }: { entry: EntryView }) {
  const { kind, text, quote, by, at, mailId } = entry;
  const moment = new Date(at);
  return (
    <li>
      <span className="avatar">
        <Icon name={icons[kind]} size="small" />
      </span>
      <div>
        {mailId === undefined ? (
          text
        ) : (
          <Link to={href("/office/emails/:id", { id: mailId })}>{text}</Link>
        )}
        {by !== null && <span className="tiny"> {by}</span>}
      </div>
      <time dateTime={at}>
        {formatNumericDate(getLondonDate(moment))} {londonTime(moment)}
      </time>
      {quote && (
        <p
          className={
            kind === "answered"
              ? "story__text story__quote story__quote--out"
              : "story__text story__quote"
          }
        >
          {quote}
        </p>
      )}
    </li>
  );
}
