import { renterCheckText as text } from "../brand/campaign-text.ts";
import { ReplyPage, replyMeta } from "./reply-page.tsx";

export function meta() {
  return replyMeta(text);
}

export default function RenterCheckPage() {
  return <ReplyPage text={text} call="/api/rentercheck" buildBody={(reply) => reply} />;
}
