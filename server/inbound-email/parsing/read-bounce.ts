import PostalMime from "postal-mime";
import {
  type DeliveryReport,
  readBounceText,
  readDeliveryStatus,
} from "../../../domain/inbound-email/delivery-report.ts";
import { findOutboxIds, readMessageIds } from "../../../domain/inbound-email/message-ids.ts";
import type { ParsedMail } from "./parse-mail.ts";

export interface Bounce extends DeliveryReport {
  /** Ids of mails in the outbox, of which one came back. */
  outboxIds: string[];
}

/** Reads which mail came back and why, from a report (RFC 3464) or a server's own form of it. */
export async function readBounce(raw: Buffer, mail: ParsedMail): Promise<Bounce> {
  const { attachments } = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    attachmentEncoding: "utf8",
  });
  const status = attachments.find(({ mimeType }) => mimeType === "message/delivery-status");
  const report =
    typeof status?.content === "string"
      ? readDeliveryStatus(status.content)
      : readBounceText(mail.text);
  const returned = findOutboxIds(findReturnedIds(raw));
  const answered = findOutboxIds([...mail.inReplyTo, ...mail.references.slice(-1)]);
  return { ...report, outboxIds: returned.length > 0 ? returned : answered };
}

/** The returned mail or its headers follow in a part, or below the text. */
function findReturnedIds(raw: Buffer): string[] {
  const text = raw.subarray(0, 1024 * 1024).toString("latin1");
  return [...text.matchAll(/^[> ]{0,4}message-id:\s{0,3}(<[^<>\s]{1,250}>)/gim)].flatMap(([, id]) =>
    readMessageIds(id),
  );
}
