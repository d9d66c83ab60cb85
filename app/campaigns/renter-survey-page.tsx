import { renterSurveyText as text } from "../brand/campaign-text.ts";
import { ReplyPage, createReplyMeta } from "./reply-page.tsx";

export function meta() {
  return createReplyMeta(text);
}

export default function RenterSurveyPage() {
  return <ReplyPage text={text} call="/api/rentersurvey" buildBody={(reply) => reply} />;
}
