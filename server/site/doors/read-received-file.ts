import { isUuid } from "../../../domain/shared/uuid.ts";
import type { AppContext } from "../../app-context.ts";
import { findReceivedFile } from "../../inbound-email/find-received-file.ts";
import { recordAudit } from "../../platform/submissions/record-audit.ts";
import { mayStaffOpen, type StaffReader } from "./read-document.ts";

/**
 * The one way to a file that came with a mail: judges whether it is the colleague's to open, and
 * records that it was opened.
 * @returns null if there is none, or it is not theirs
 */
export async function readReceivedFile(
  { database: { orm } }: AppContext,
  staff: StaffReader,
  id: string,
) {
  if (!isUuid(id) || !(await mayStaffOpen(orm, staff, "received", id))) return null;
  const file = await findReceivedFile(orm, id);
  if (file === null) return null;
  const { conversationId, mailId, fileName, mimeType, content } = file;
  await recordAudit(orm, {
    actor: { staffId: staff.staffId },
    action: "document.read",
    ...(conversationId === null
      ? { subject: "mail", subjectId: mailId }
      : { subject: "conversation", subjectId: conversationId }),
    detail: { documentId: id, kind: "received" },
  });
  return { fileName, mimeType, bytes: content };
}
