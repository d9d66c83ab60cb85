import type { Route } from "./+types/listed-home";
import { createListedHomeChoices } from "../../../server/inbox/home-choices.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { getShownBranch } from "../../../server/staff/sessions.ts";
import { answerChoices } from "./answer-choices.ts";

export function loader({ url, context }: Route.LoaderArgs) {
  const { orm } = context.get(appContext).database;
  const branch = getShownBranch(getSignedIn({ context }));
  return answerChoices(createListedHomeChoices(orm, branch), url);
}
