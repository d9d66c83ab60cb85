import { renterCheckText as text } from "../brand/campaign-text.ts";
import { ReplyPage, createReplyMeta } from "./reply-page.tsx";

export function meta() {
  return createReplyMeta(text);
}

export default function RenterCheckPage() {
  return <ReplyPage text={text} call="/api/rentercheck" buildBody={(reply) => reply} />;
}
