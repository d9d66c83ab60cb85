import { data } from "react-router";
import * as v from "valibot";
import type { Route } from "./+types/presence";
import { maxReply } from "../../../domain/conversations/reply-template.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { getSignedIn, readOfficeFields } from "../../../server/site/office-request.ts";
import { notePresence } from "../../../server/inbox/replies/reply-presence.ts";

const fields = v.object({
  id: v.pipe(v.string(), v.uuid()),
  writing: v.picklist(["on", "off"]),
  // What can't be kept or is too long to be sent is no reason not to show who is writing.
  draft: v.pipe(
    v.optional(v.string(), ""),
    v.transform((text) => text.replaceAll("\0", "").slice(0, maxReply)),
  ),
});

/** A page says that somebody is writing a reply there, and what, or has stopped. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = v.safeParse(fields, await readOfficeFields({ request, context }));
  if (!parsed.success) return data(null, { status: 422 });
  const { id, writing, draft } = parsed.output;
  const by = getSignedIn({ context });
  const isNoted = await notePresence(context.get(appContext), by, {
    conversationId: id,
    isWriting: writing === "on",
    draft,
  });
  return data(null, { status: isNoted ? 200 : 404 });
}
