import { requestViewingText as text } from "../brand/campaign-text.ts";
import type { CampaignReply } from "../../domain/campaigns/campaign.ts";
import { submitPlainForm } from "../../server/site/form-post.ts";
import type { Route } from "./+types/request-viewing-page";
import { buildPostedReply, createReplyMeta, ReplyPage } from "./reply-page.tsx";

export function meta() {
  return createReplyMeta(text);
}

const call = "/api/emailcampaign";
const buildBody = ({ id, resp }: CampaignReply) => ({ id, resp });

/** Without script. */
export function action({ request, context, url }: Route.ActionArgs) {
  return submitPlainForm({ request, context }, call, () => buildPostedReply(url, buildBody));
}

export default function RequestViewingPage({ actionData }: Route.ComponentProps) {
  return <ReplyPage text={text} call={call} buildBody={buildBody} isPosted={actionData?.isSent} />;
}
