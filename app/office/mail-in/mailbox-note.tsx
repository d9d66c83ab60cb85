import { Note } from "../../ui/note.tsx";

/** Whether mails come in at all. */
export function MailboxNote({
  state,
  problem,
  lastRead,
  failingSince,
}: {
  state: "off" | "starting" | "reading" | "failing";
  problem: string | null;
  lastRead: string | null;
  failingSince: string | null;
}) {
  if (state === "failing") {
    return (
      <Note kind="warn">
        <p>
          The mailbox can’t be read since {failingSince}: {problem}. It is tried again.
          {lastRead && ` Mails are missing here since ${lastRead}.`}
        </p>
      </Note>
    );
  }
  if (state === "off") {
    return (
      <Note>
        <p>
          No mailbox is read: people’s answers arrive at the agency’s own address only. Whoever runs
          the site connects a mailbox.
        </p>
      </Note>
    );
  }
  return (
    <p className="tiny">
      {lastRead === null ? "The mailbox is read soon." : `The mailbox was read ${lastRead}.`}
    </p>
  );
}
