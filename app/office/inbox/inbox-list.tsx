import type { ReactNode } from "react";
import { Form, href, Link } from "react-router";
import {
  type InboxCriteria,
  inboxViewNames,
  inboxViews,
} from "../../../domain/conversations/inbox-view.ts";
import { formatInboxQuery } from "../../../domain/conversations/inbox-path.ts";
import type { ShownInbox } from "./shown.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { InboxRows } from "./inbox-rows.tsx";
import { InboxSearch } from "./inbox-search.tsx";
import { usePicked } from "./use-picked.ts";

/** Everything that people asked, in order of duty. */
export function InboxList({
  criteria,
  inbox,
  openId,
  heldMails,
  mayAnswer,
  formKey,
  children,
}: {
  criteria: InboxCriteria;
  inbox: ShownInbox;
  openId: string | null;
  heldMails: number;
  mayAnswer: boolean;
  formKey: string;
  children: ReactNode;
}) {
  const { picked, picking, unpick } = usePicked(inbox.rows);
  const query = formatInboxQuery(criteria);
  return (
    <section className="inbox__list" aria-label="Inbox">
      <header className="inbox__head">
        <h1>Inbox</h1>
        <div className="inbox__tools">
          <InboxSearch criteria={criteria} colleagues={inbox.colleagues} />
          {mayAnswer && (
            <ButtonLink to={href("/office/inbox/new")} look="secondary" data-key="n">
              <Icon name="plus" />
              <span className="inbox__wide">New</span> <kbd className="inbox__wide">N</kbd>
            </ButtonLink>
          )}
        </div>
      </header>
      <InboxTabs criteria={criteria} inbox={inbox} heldMails={heldMails} />
      {children}
      <Form method="post" className="inbox__form" {...picking}>
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="scope" value="picked" />
        <InboxRows inbox={inbox} openId={openId} query={query} mayAnswer={mayAnswer} />
        {inbox.after && (
          <p className="inbox__more">
            <Link
              to={href("/office/inbox/:id?") + formatInboxQuery(criteria, { after: inbox.after })}
            >
              Older ones
            </Link>
          </p>
        )}
        {mayAnswer && <BulkBar picked={picked} unpick={unpick} colleagues={inbox.colleagues} />}
      </Form>
      <KeyHints />
    </section>
  );
}

function InboxTabs({
  criteria,
  inbox,
  heldMails,
}: {
  criteria: InboxCriteria;
  inbox: ShownInbox;
  heldMails: number;
}) {
  return (
    <nav className="inbox__tabs" aria-label="Views">
      {inboxViews.map((view) => (
        <Link
          key={view}
          className="inbox__tab"
          to={href("/office/inbox/:id?") + formatInboxQuery(criteria, { view, q: null })}
          aria-current={criteria.view === view && criteria.q === null ? "page" : undefined}
        >
          {inboxViewNames[view]}{" "}
          <span className="tabular-numbers">{formatCount(inbox.counts.views[view])}</span>
        </Link>
      ))}
      <Link className="inbox__tab" to={href("/office/held-mail")}>
        Held mail <span className="tabular-numbers">{heldMails}</span>
      </Link>
    </nav>
  );
}

/** Closed ones are counted up to a thousand. */
function formatCount(count: number): string {
  return count >= 1000 ? "999+" : String(count);
}

const hints = [
  ["J K", "move"],
  ["X", "pick"],
  ["R", "reply"],
  ["A", "mine"],
  ["H", "snooze"],
  ["E", "close"],
  ["?", "all keys"],
];

function KeyHints() {
  return (
    <p className="inbox__keys" aria-hidden="true">
      {hints.map(([letter, what]) => (
        <span key={letter}>
          <kbd>{letter}</kbd> {what}
        </span>
      ))}
    </p>
  );
}
