import type { Route } from "./+types/conversation";
import { createConversationChoices } from "../../../server/inbox/conversation-choices.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { getBranchLimit } from "../../../server/staff/sessions.ts";
import { answerChoices } from "./answer-choices.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const { orm } = context.get(appContext).database;
  const branch = getBranchLimit(getSignedIn({ context }));
  return answerChoices(createConversationChoices(orm, branch), url);
}
