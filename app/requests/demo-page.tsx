import type { PageHandle } from "../../domain/site/page-handle.ts";
import { createPageMeta } from "../brand/page-meta.ts";
import { requestsText } from "../brand/requests-text.ts";
import { RequestJourney } from "./request-journey.tsx";
import "./request.css";

export const handle: PageHandle = {
  listed: { name: "Ask for a demonstration of the dashboard" },
};

export function meta() {
  return createPageMeta(requestsText.demo.title, requestsText.demo.description);
}

export default function DemoPage() {
  return <RequestJourney form="demo" />;
}
