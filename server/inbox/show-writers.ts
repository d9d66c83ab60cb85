import { londonTime } from "../../domain/shared/london-time.ts";
import { isAllowed } from "../../domain/staff/roles.ts";
import type { AppContext } from "../app-context.ts";
import type { SignedIn } from "../staff/sessions.ts";
import { listWriters, type Writer } from "./reply-presence.ts";

/** A draft is for who may answer. */
export function showWriter({ name, since, draft }: Writer, { role }: SignedIn) {
  return {
    name,
    since: londonTime(since),
    draft: isAllowed(role, "answer-requests") ? draft : "",
  };
}

/**
 * Who is writing now, where, and what in the conversation that is open: read alone whenever somebody
 * begins or ends, so that no inbox is read anew for it.
 */
export async function showWriters(
  { database: { orm }, now }: Pick<AppContext, "database" | "now">,
  signedIn: SignedIn,
  openId: string | null,
) {
  const writers = await listWriters(orm, { except: signedIn.staffId, now: now() });
  return {
    rows: writers.map(({ conversationId, name }) => ({ id: conversationId, writer: name })),
    open: writers
      .filter(({ conversationId }) => conversationId === openId)
      .map((writer) => showWriter(writer, signedIn)),
  };
}
