import type { LinkPurpose } from "../../domain/shared/link-slot.ts";
import { createAccessLink } from "../access-links/access-links.ts";
import type { Database } from "../platform/database/client.ts";

/** Makes a link to a record, as a mail to its person would hold one. */
export async function linkRecord(
  { orm }: Pick<Database, "orm">,
  purpose: LinkPurpose,
  recordId: string,
): Promise<string> {
  const at = new Date("2026-11-21T12:00:00Z");
  return (await createAccessLink(orm, { purpose, recordId, at })).secret;
}
