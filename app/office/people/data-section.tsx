import { href } from "react-router";
import { ButtonLink } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { OfficeSection } from "../shell/office-section.tsx";

export function DataSection({
  id,
  isCaller = false,
  firstname,
  keptUntil,
  seenBy,
  erasure,
  may,
}: {
  id: string;
  /** Phone-only contact: the id is of a conversation. */
  isCaller?: boolean;
  firstname: string;
  keptUntil: string;
  /** Null: nobody notes it. */
  seenBy: string | null;
  erasure: { asked: string; by: string; due: string } | null;
  may: { exportData: boolean; erase: boolean; edit: boolean; seeHistory: boolean };
}) {
  const links = [
    may.exportData && {
      to: href("/office/contacts/:id/export", { id }),
      label: "Export everything",
    },
    may.edit &&
      !isCaller && {
        to: href("/office/contacts/:id/merge", { id }),
        label: "Merge with another contact",
      },
    may.erase && {
      to: href("/office/contacts/:id/erasure", { id }),
      label: erasure ? "Preview erasure" : "Request erasure",
    },
    may.seeHistory && {
      to: href("/office/activity-log/:subject/:id", {
        subject: isCaller ? "conversation" : "contact",
        id,
      }),
      label: "Activity log",
    },
  ].filter((link) => link !== false);
  return (
    <OfficeSection title={`${firstname}’s data`}>
      <Facts keptUntil={keptUntil} seenBy={seenBy} />
      <div className="office-section__body stack">
        {erasure && (
          <Note kind="warn">
            <p>
              {erasure.by} requested erasure {erasure.asked}. A colleague must confirm it by{" "}
              {erasure.due}.
            </p>
          </Note>
        )}
        {links.map(({ to, label }) => (
          <ButtonLink key={to} to={to} look="secondary" size="small" block>
            {label}
          </ButtonLink>
        ))}
      </div>
    </OfficeSection>
  );
}

function Facts({ keptUntil, seenBy }: { keptUntil: string; seenBy: string | null }) {
  return (
    <dl className="terms terms--ruled person__facts">
      <div>
        <dt>Kept until</dt>
        <dd>{keptUntil}, 2 years after the last contact</dd>
      </div>
      {seenBy !== null && (
        <div>
          <dt>Viewed by</dt>
          <dd>{seenBy}</dd>
        </div>
      )}
    </dl>
  );
}
