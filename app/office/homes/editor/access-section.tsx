import { href, Link } from "react-router";
import { EditorSection } from "./editor-section.tsx";
import type { EditedHome } from "../shown.ts";

/** For whoever goes there, before the home is public too. It is changed where viewings are set. */
export function AccessSection({ home: { id, access } }: { home: EditedHome }) {
  const rows = [
    ["Keys", access.keys.map(({ line }) => line).join("; ") || "None here"],
    ["How to get in", access.access || "Not said"],
    ["Alarm", access.alarm || "Not said"],
    ["Who lives there", access.tenant ?? "Nobody that we know of"],
    ["Notice to give", access.noticeHours === 1 ? "1 hour" : `${access.noticeHours} hours`],
  ] as const;
  return (
    <EditorSection id="access" note="Never shown to renters">
      <dl className="terms edit__access">
        {rows.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={href("/office/diary/home/:listingId", { listingId: id })}>
          Change access, tenant and notice
        </Link>
      </p>
    </EditorSection>
  );
}
