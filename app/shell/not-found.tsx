import { data } from "react-router";
import type { Route } from "./+types/not-found";
import { createPageMeta } from "../brand/page-meta.ts";
import { NotFoundPage } from "./not-found-page.tsx";

export function meta() {
  return createPageMeta("Not found", "We can’t find that page. Search homes to rent instead.");
}

export function loader() {
  return data(null, { status: 404 });
}

/**
 * In the browser it stands for every address that the page's table of routes does not have, as the
 * office's in a public page: the server answers it.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs): Promise<never> {
  location.assign(request.url);
  return new Promise(() => {});
}

/** A form that is sent on the page itself asks nothing again. */
export { revalidateNever as shouldRevalidate } from "../ui/revalidation.ts";

export default function NotFoundRoute() {
  return <NotFoundPage />;
}
