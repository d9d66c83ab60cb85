import { requestViewingText as text } from "../brand/campaign-text.ts";
import { ReplyPage, replyMeta } from "./reply-page.tsx";

export function meta() {
  return replyMeta(text);
}

export default function RequestViewingPage() {
  return (
    <ReplyPage text={text} call="/api/emailcampaign" buildBody={({ id, resp }) => ({ id, resp })} />
  );
}
