import type { InboxCriteria } from "../../../domain/conversations/inbox-view.ts";
import type { InboxAnswer, ShownConversation, ShownInbox } from "./shown.ts";
import { OfficeTitle } from "../shell/office-head.tsx";
import { AnswerNote } from "./answer-note.tsx";
import { ConversationCard } from "./conversation-card.tsx";
import { InboxList } from "./inbox-list.tsx";
import { InboxKeysDialog } from "./keys-dialog.tsx";
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

/** The list, and beside it the conversation that is open. */
export function InboxView({ criteria, open, inbox, answer, ...shown }: Shown) {
  const keys = useInboxKeys();
  const { unanswered } = inbox.counts.views;
  const count = unanswered === 0 ? "" : `(${unanswered}) `;
  return (
    <div className={open ? "inbox inbox--open" : "inbox"}>
      <OfficeTitle title={`${count}${open ? open.name : "Inbox"}`} />
      <InboxList
        criteria={criteria}
        inbox={inbox}
        openId={open?.id ?? null}
        answer={answer}
        {...shown}
      >
        <AnswerNote answer={answer} formKey={shown.formKey} />
      </InboxList>
      {open && (
        <ConversationCard
          key={open.id}
          open={open}
          criteria={criteria}
          colleagues={inbox.colleagues}
          unanswered={unanswered}
          answer={answer}
          {...shown}
        />
      )}
      <InboxKeysDialog {...keys} />
    </div>
  );
}
