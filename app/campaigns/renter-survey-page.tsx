import { renterSurveyText as text } from "../brand/campaign-text.ts";
import type { CampaignReply } from "../../domain/campaigns/campaign.ts";
import { submitPlainForm } from "../../server/site/form-post.ts";
import type { Route } from "./+types/renter-survey-page";
import { buildPostedReply, createReplyMeta, ReplyPage } from "./reply-page.tsx";

export function meta() {
  return createReplyMeta(text);
}

const call = "/api/rentersurvey";
const buildBody = (reply: CampaignReply) => reply;

/** Without script. */
export function action({ request, context, url }: Route.ActionArgs) {
  return submitPlainForm({ request, context }, call, () => buildPostedReply(url, buildBody));
}

export default function RenterSurveyPage({ actionData }: Route.ComponentProps) {
  return <ReplyPage text={text} call={call} buildBody={buildBody} isPosted={actionData?.isSent} />;
}
