import type { Route } from "./+types/key";
import { createKeyChoices } from "../../../server/inbox/key-choices.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { getShownBranch } from "../../../server/staff/sessions.ts";
import { answerChoices } from "./answer-choices.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const { orm } = context.get(appContext).database;
  const branch = getShownBranch(getSignedIn({ context }));
  return answerChoices(createKeyChoices(orm, branch), url);
}
