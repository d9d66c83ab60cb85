import type { ReactNode } from "react";
import { Form, href, Link } from "react-router";
import type { InboxCriteria } from "../../../../domain/conversations/inbox-view.ts";
import { formatInboxQuery } from "../../../../domain/conversations/inbox-path.ts";
import { hasFilters } from "../../../../domain/conversations/saved-view.ts";
import type { ShownInbox } from "../shown.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { KeyHints } from "../../shell/navigation/key-hints.tsx";
import { LoadingRows } from "../../shell/page-loading.tsx";
import { ViewMenu } from "../../shell/table/view-menu.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { InboxRows } from "./inbox-rows.tsx";
import { InboxSearch } from "./inbox-search.tsx";
import { InboxTabs } from "./inbox-tabs.tsx";
import type { Picked } from "./use-picked.ts";

/** Everything that people asked, in order of duty. */
export function InboxList({
  criteria,
  inbox,
  openId,
  heldMails,
  mayAnswer,
  formKey,
  isLoading,
  picked: { ids, all, picking, unpick, round },
  children,
}: {
  criteria: InboxCriteria;
  inbox: ShownInbox;
  openId: string | null;
  heldMails: number;
  mayAnswer: boolean;
  formKey: string;
  isLoading: boolean;
  picked: Picked;
  children: ReactNode;
}) {
  const query = formatInboxQuery(criteria);
  const savedView = inbox.savedViews.find((view) => view.query === query);
  return (
    <section className="inbox__list" aria-label="Inbox">
      <header className="inbox__head">
        <h1>Inbox</h1>
        <div className="inbox__tools">
          <InboxSearch criteria={criteria} colleagues={inbox.colleagues} />
          {mayAnswer && (savedView || hasFilters(criteria)) && (
            <ViewMenu query={query} savedView={savedView} formKey={formKey} />
          )}
          {mayAnswer && (
            <ButtonLink to={href("/office/inbox/new")} look="secondary" data-key="n">
              <Icon name="plus" />
              <span className="unseen-on-phone">New</span> <kbd className="unseen-on-phone">N</kbd>
            </ButtonLink>
          )}
        </div>
      </header>
      <InboxTabs criteria={criteria} inbox={inbox} savedView={savedView} heldMails={heldMails} />
      {children}
      <Form method="post" className="inbox__form" key={round} {...picking}>
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="scope" value="picked" />
        {isLoading ? (
          <LoadingRows />
        ) : (
          <InboxRows inbox={inbox} openId={openId} query={query} mayAnswer={mayAnswer} all={all} />
        )}
        {!isLoading && <OlderOnes criteria={criteria} after={inbox.after} />}
        {mayAnswer && <BulkBar picked={ids.length} unpick={unpick} inbox={inbox} />}
      </Form>
      <KeyHints hints={hints} />
    </section>
  );
}

function OlderOnes({ criteria, after }: { criteria: InboxCriteria; after: string | null }) {
  if (after === null) return null;
  return (
    <p className="inbox__more">
      <Link to={href("/office/inbox/:id?") + formatInboxQuery(criteria, { after })}>
        Older ones
      </Link>
    </p>
  );
}

const hints = [
  ["J K", "move"],
  ["X", "pick"],
  ["R", "reply"],
  ["A", "mine"],
  ["H", "snooze"],
  ["E", "close"],
  ["?", "all keys"],
] as const;
