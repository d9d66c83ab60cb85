import type { InboxCriteria } from "../../../domain/conversations/inbox-view.ts";
import type { InboxAnswer, ShownConversation, ShownInbox } from "./shown.ts";
import { OfficeTitle } from "../shell/office-head.tsx";
import { UndoNote } from "../shell/undo-note.tsx";
import { ConversationCard } from "./conversation-card.tsx";
import { InboxList } from "./inbox-list.tsx";
import { InboxKeysDialog } from "./keys-dialog.tsx";
import { PickedPanel } from "./picked-panel.tsx";
import { usePicked } from "./use-picked.ts";
import { useInboxKeys } from "./use-inbox-keys.ts";

interface Shown {
  criteria: InboxCriteria;
  open: ShownConversation | null;
  inbox: ShownInbox;
  template: string | null;
  heldMails: number;
  mayAnswer: boolean;
  formKey: string;
  answer: InboxAnswer | undefined;
}

/** The list, and beside it the conversation that is open, or what is picked. */
export function InboxView({ criteria, open, inbox, answer, ...shown }: Shown) {
  const keys = useInboxKeys();
  const picked = usePicked(inbox.rows, answer?.done ? answer : null);
  const rows = inbox.rows.filter(({ id }) => picked.ids.includes(id));
  // One that is open stays until it is clear that more than it is meant.
  const isPicking = rows.length > (open ? 1 : 0);
  // A reply’s refusal stands beside it.
  const said = answer?.refusal && answer.form.startsWith("reply") ? undefined : answer;
  const { unanswered } = inbox.counts.views;
  const count = unanswered === 0 ? "" : `(${unanswered}) `;
  const classes = ["inbox", open && "inbox--open", isPicking && "inbox--picking"];
  return (
    <div className={classes.filter(Boolean).join(" ")}>
      <OfficeTitle title={`${count}${open ? open.name : "Inbox"}`} />
      <InboxList
        criteria={criteria}
        inbox={inbox}
        openId={open?.id ?? null}
        picked={picked}
        {...shown}
      >
        <UndoNote answer={said} formKey={shown.formKey} />
      </InboxList>
      {isPicking && <PickedPanel rows={rows} />}
      {open && !isPicking && (
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
