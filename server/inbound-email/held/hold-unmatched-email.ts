import type { HoldReason, Placement } from "../../../domain/inbound-email/place-mail.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { unmatchedEmails } from "../mail-in-tables.ts";
import type { ParsedMail } from "../parsing/parse-mail.ts";

export interface ReceivedMail {
  id: string;
  /** Without brackets; one of the site's where the mail has none of its own. */
  messageId: string;
  receivedAt: Date;
}

/** Keeps a mail until a person decides where it belongs. */
export async function holdUnmatchedEmail(
  tx: Transaction,
  { id, receivedAt }: ReceivedMail,
  mail: ParsedMail | null,
  { reason, conversationId }: { reason: HoldReason; conversationId: string | null },
): Promise<Placement> {
  await tx.insert(unmatchedEmails).values({
    mailId: id,
    reason,
    conversationId,
    isAutomatic: mail?.nature === "automatic" || mail?.nature === "bounce",
    senderName: mail?.sender?.name ?? "",
    senderAddress: mail?.sender?.address ?? null,
    replyToName: mail?.replyTo?.name ?? null,
    replyToAddress: mail?.replyTo?.address ?? null,
    subject: mail?.subject ?? "",
    text: mail === null ? "" : writeBody(mail),
    quoted: mail?.quoted ?? null,
    html: mail?.html ?? null,
    receivedAt,
  });
  await notifyOffice(tx, { subject: "conversation", id: conversationId });
  return { to: "held", reason, conversationId };
}

/** Below the text stand the mails that came with it, and what was not kept. */
export function writeBody({
  text,
  enclosed,
  refusals,
}: Pick<ParsedMail, "text" | "enclosed" | "refusals">): string {
  const lines = refusals.map((line) => `[${line}]`);
  return [text, ...enclosed, ...lines].filter(Boolean).join("\n\n");
}
