import { data } from "react-router";
import { createPageMeta } from "../brand/page-meta.ts";
import { NotFoundPage } from "./not-found-page.tsx";

export function meta() {
  return createPageMeta("Not found", "This address leads nowhere. Search homes to rent instead.");
}

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return <NotFoundPage />;
}
