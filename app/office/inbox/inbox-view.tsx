import { formatCount } from "../../../domain/shared/formats/count.ts";
import { href, useLocation } from "react-router";
import { inboxForms } from "../../../domain/conversations/inbox-forms.ts";
import type { InboxCriteria } from "../../../domain/conversations/inbox-view.ts";
import type { InboxAnswer, ConversationView, InboxPageView, InboxRowView } from "./shown.ts";
import { isInboxPath } from "../shell/loading-shape.ts";
import { OfficeTitle } from "../shell/office-head.tsx";
import { LoadingCard } from "../shell/page-loading.tsx";
import { useLateLocation } from "../shell/use-late-location.ts";
import { UndoNote } from "../shell/form/undo-note.tsx";
import { ConversationCard } from "./conversation-card.tsx";
import { InboxList } from "./list/inbox-list.tsx";
import { InboxKeysDialog } from "./keys-dialog.tsx";
import { Note } from "../../ui/note.tsx";
import { Avatar } from "../shell/avatar.tsx";
import { useSelection } from "./list/use-selection.ts";
import { useInboxKeys } from "./use-inbox-keys.ts";

interface Shown {
  criteria: InboxCriteria;
  open: ConversationView | null;
  inbox: InboxPageView;
  template: string | null;
  /** Of a home that they are to be told of. */
  told: string | null;
  heldMails: number;
  mayAnswer: boolean;
  formKey: string;
  answer: InboxAnswer | undefined;
}

/** What of the page has been loading for long: the open conversation stays while the list does. */
function useLoads(): { list: boolean; card: boolean } {
  const late = useLateLocation();
  const { pathname, search } = useLocation();
  if (late === null || !isInboxPath(late.pathname)) return { list: false, card: false };
  const isOther = late.pathname !== pathname && late.pathname !== href("/office/inbox/:id?");
  return { list: late.search !== search, card: isOther };
}

/** The list, and beside it the conversation that is open, or what is picked. */
export function InboxView({ criteria, open, inbox, answer, ...shown }: Shown) {
  const keys = useInboxKeys();
  const picked = useSelection(inbox.rows, answer?.done ? answer : null);
  const rows = inbox.rows.filter(({ id }) => picked.ids.includes(id));
  // One that is open stays until it is clear that more than it is meant.
  const isPicking = rows.length > (open ? 1 : 0);
  // A reply’s refusal stands beside it.
  const said = answer?.refusal && answer.form.startsWith("reply") ? undefined : answer;
  const loads = useLoads();
  const { unanswered } = inbox.counts.views;
  const count = unanswered === 0 ? "" : `(${unanswered}) `;
  const isOpen = open !== null || loads.card;
  const classes = ["inbox", isOpen && "inbox--open", isPicking && "inbox--picking"];
  return (
    <div className={classes.filter(Boolean).join(" ")}>
      <OfficeTitle title={`${count}${open ? open.name : "Inbox"}`} />
      <InboxList
        criteria={criteria}
        inbox={inbox}
        openId={open?.id ?? null}
        picked={picked}
        isLoading={loads.list}
        {...shown}
      >
        <UndoNote form={inboxForms.undo} answer={said} formKey={shown.formKey} />
      </InboxList>
      {isPicking && <PickedPanel rows={rows} justDone={inbox.justDone} />}
      {loads.card && !isPicking && <LoadingCard />}
      {open && !isPicking && !loads.card && (
        <ConversationCard
          key={open.id}
          open={open}
          criteria={criteria}
          inbox={inbox}
          answer={answer}
          {...shown}
        />
      )}
      <InboxKeysDialog {...keys} />
    </div>
  );
}

/** Who is picked, and what happens to them. The bar under the list says what can be done. */
function PickedPanel({
  rows,
  justDone,
}: {
  rows: readonly InboxRowView[];
  justDone: InboxPageView["justDone"];
}) {
  const [oldest] = rows.flatMap(({ clock }) => (clock ? [clock.text] : []));
  const title = `${formatCount(rows.length, "conversation")} selected`;
  return (
    <section className="card picked" aria-label={title}>
      <header className="card__head">
        <h2>{title}</h2>
        <p>
          {rows.map(({ name }) => name).join(", ")}.
          {oldest !== undefined && ` The oldest has waited ${oldest}.`}
        </p>
      </header>
      <div className="card__body">
        {rows.map(
          ({ id, name, writer }) =>
            writer !== null && (
              <Note key={id} kind="warn">
                <p>
                  <b>
                    {writer} is writing to {name}.
                  </b>{" "}
                  If you send a bulk reply, we’ll skip {name} and tell you.
                </p>
              </Note>
            ),
        )}
        <h3>How snoozing works</h3>
        <p className="small muted">
          Snoozing hides a conversation until the time you choose. Waiting time still counts in
          reports. If the person replies, it comes straight back.
        </p>
        <h3>How bulk replies work</h3>
        <p className="small muted">
          Choose a template and check it for each person. We skip anyone who’s had a reply or
          written again, and tell you who.
        </p>
        {justDone.length > 0 && <JustDone deeds={justDone} />}
      </div>
    </section>
  );
}

function JustDone({ deeds }: { deeds: InboxPageView["justDone"] }) {
  return (
    <>
      <h3>Recent changes</h3>
      <ol className="picked__done">
        {deeds.map(({ at, by, isOwn, text }) => (
          <li key={`${at} ${text}`}>
            <Avatar name={by} isOwn={isOwn} />
            <span>{text}</span>
            <span className="tiny tabular-numbers">{at}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
