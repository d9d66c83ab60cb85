import type { LinkPurpose } from "../../domain/shared/mail/link-slot.ts";
import { createAccessLink, findAccessLink } from "../access-links/access-links.ts";
import type { Queryable } from "../platform/database/client.ts";

/** @returns the secret of a new link to a record, as a mail would bring it */
export async function makeLink(
  orm: Queryable,
  purpose: LinkPurpose,
  recordId: string,
): Promise<string> {
  const at = new Date("2026-11-21T12:00:00Z");
  return (await createAccessLink(orm, { purpose, recordId, at })).secret;
}

/** The id of the record that a secret is for, whether or not it still opens it. */
export async function findLinkedRecord(
  orm: Queryable,
  purpose: LinkPurpose,
  secret: string,
): Promise<string> {
  const link = await findAccessLink(orm, purpose, secret);
  if (link === null) throw new Error(`There is no such link: ${purpose}.`);
  return link.recordId;
}
