import type { PageHandle } from "../../domain/site/page-handle.ts";
import { createPageMeta } from "../brand/page-meta.ts";
import { requestsText } from "../brand/requests-text.ts";
import { RequestJourney } from "./request-journey.tsx";
import "./request.css";

export const handle: PageHandle = {
  listed: { name: "Switch from another agent" },
};

export function meta() {
  return createPageMeta(requestsText.switch.title, requestsText.switch.description);
}

export default function SwitchPage() {
  return <RequestJourney form="switch" />;
}
