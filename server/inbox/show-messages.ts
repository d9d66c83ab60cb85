import { type RequestKind, requestKindNames } from "../../domain/conversations/request-kinds.ts";
import type { ViewingOption } from "../../domain/enquiries/viewing-options.ts";
import { formatMoment } from "../../domain/staff/format-moment.ts";
import type { StaffActor } from "../platform/submissions/record-audit.ts";
import type { OpenConversation } from "./find-conversation.ts";

/** All that was said, with the name under which a request was sent where it is not the record's. */
export function showMessages(
  { messages, claims }: Pick<OpenConversation, "messages" | "claims">,
  signedIn: StaffActor,
  now: Date,
) {
  return messages.map((message) => ({
    ...showMessage(message, signedIn, now),
    sentAs: claims.sentAs.get(message.recordId ?? "") ?? null,
  }));
}

function showMessage(
  message: OpenConversation["messages"][number],
  signedIn: StaffActor,
  now: Date,
) {
  const { id, kind, requestKind, viewingOption, body, isAutomatic, mail, at, by } = message;
  const { sending, bounceReason, outboxId, heldSeconds: seconds } = message;
  const isOwn = message.staffId === signedIn.staffId;
  return {
    id,
    kind,
    title: requestKind && nameRequest(requestKind, viewingOption),
    body,
    isAutomatic,
    from: mail && nameMailbox(mail.from),
    replyTo: mail?.replyTo ? nameMailbox(mail.replyTo) : null,
    subject: mail?.subject ?? null,
    quoted: mail?.quoted ?? null,
    html: mail?.html ?? null,
    by: isOwn ? "You" : by,
    byName: by,
    isOwn,
    /** For its writer, while it can be undone. */
    held: isOwn && outboxId !== null && seconds > 0 ? { token: outboxId, seconds } : null,
    sending,
    bounceReason,
    attachments: (message.attachments ?? []).map(({ filename }) => filename),
    at: formatMoment(at, now),
  };
}

function nameMailbox({ name, address }: { name: string; address: string }): string {
  return `${name} ${address}`.trim();
}

function nameRequest(kind: RequestKind, option: ViewingOption | null): string {
  return option === null ? requestKindNames[kind] : `${requestKindNames[kind]}: ${option}`;
}
