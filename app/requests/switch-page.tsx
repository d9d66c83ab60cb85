import { pageMeta } from "../brand/page-meta.ts";
import { requestsText } from "../brand/requests-text.ts";
import { RequestJourney } from "./request-journey.tsx";
import "./request.css";

export function meta() {
  return pageMeta(requestsText.switch.title, requestsText.switch.description);
}

export default function SwitchPage() {
  return <RequestJourney form="switch" />;
}
