import { requestViewingText as text } from "../brand/campaign-text.ts";
import { ReplyPage, createReplyMeta } from "./reply-page.tsx";

export function meta() {
  return createReplyMeta(text);
}

export default function RequestViewingPage() {
  return (
    <ReplyPage text={text} call="/api/emailcampaign" buildBody={({ id, resp }) => ({ id, resp })} />
  );
}
