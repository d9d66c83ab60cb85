import { renterSurveyText as text } from "../brand/campaign-text.ts";
import { ReplyPage, replyMeta } from "./reply-page.tsx";

export function meta() {
  return replyMeta(text);
}

export default function RenterSurveyPage() {
  return <ReplyPage text={text} call="/api/rentersurvey" buildBody={(reply) => reply} />;
}
