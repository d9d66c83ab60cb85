import { formatDuration } from "../../../domain/shared/formats/duration.ts";
import { formatCount } from "../../../domain/shared/formats/count.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import type { Command } from "../../command.ts";
import type { AppContext } from "../../app-context.ts";
import { findMail, retryMails, listUnsentMails } from "../../platform/mail/outbox-desk.ts";
import { toMailText } from "../../platform/mail/render-mail.ts";

type Write = (line: string) => void;

export const outboxCommand: Command = {
  usage: "[show ID | retry ID|all]   list waiting and failed emails, show one in full, or retry",
  async run(app, args, _cwd, write) {
    const [what = "list", id, ...others] = args;
    if (what === "list" && id === undefined) return list(app, write);
    if (others.length === 0 && id !== undefined) {
      if (what === "retry" && (id === "all" || isUuid(id))) return retry(app, id, write);
      if (what === "show" && isUuid(id)) return show(app, id, write);
    }
    write(`npm run outbox -- ${this.usage}`);
    return 2;
  },
};

async function list({ database, now }: AppContext, write: Write): Promise<number> {
  const mails = await listUnsentMails(database.orm);
  const count = (of: string) => mails.filter((mail) => describeState(mail) === of).length;
  write(
    `${count("waiting")} waiting, ${count("failed")} failed, ${count("bounced")} bounced, ${count("stopped")} stopped.`,
  );
  for (const { id, kind, attempts, createdAt, lastError, ...mail } of mails) {
    const tries = formatCount(attempts, "try", "tries");
    write(
      [id, describeState(mail), kind, formatAge(createdAt, now()), tries, lastError ?? ""]
        .join("  ")
        .trimEnd(),
    );
  }
  return 0;
}

async function retry(app: AppContext, id: string, write: Write): Promise<number> {
  const count = await retryMails(app, "command line", id === "all" ? null : id);
  write(
    count === 0
      ? "Nothing to retry: the email was sent, is already queued, or doesn’t exist."
      : `${formatCount(count, "email is", "emails are")} due now.`,
  );
  return count === 0 && id !== "all" ? 1 : 0;
}

async function show({ database }: AppContext, id: string, write: Write): Promise<number> {
  const mail = await findMail(database.orm, id);
  if (mail === null) {
    write("Email not found.");
    return 1;
  }
  const { kind, attempts, createdAt, sentAt, lastError, bounceReason } = mail;
  const lines = [
    `${kind}, ${describeState(mail)}, ${attempts} tries, written ${createdAt.toISOString()}`,
    ...(sentAt ? [`Sent: ${sentAt.toISOString()}`] : []),
    ...(lastError === null ? [] : [`Last error: ${lastError}`]),
    ...(bounceReason === null ? [] : [`Bounced: ${bounceReason}`]),
    `About: ${mail.aboutId}`,
    `To: ${mail.recipient}`,
    ...(mail.replyTo === null ? [] : [`Reply to: ${mail.replyTo}`]),
    `Subject: ${mail.subject}`,
    "",
    toMailText(mail.html),
  ];
  for (const line of lines) write(line);
  return 0;
}

function describeState({ state, bouncedAt }: { state: string; bouncedAt: Date | null }): string {
  return bouncedAt === null ? state : "bounced";
}

/** @example age(anHourAgo, now) // "1 h" */
function formatAge(since: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / 60_000));
  if (minutes < 60) return formatDuration(minutes);
  return minutes < 48 * 60
    ? `${Math.floor(minutes / 60)} h`
    : formatCount(Math.floor(minutes / 1440), "day");
}
