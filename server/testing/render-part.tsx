import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";

/** A part of a page as the server sends it, but with apostrophes as they are typed. */
export function renderPart(part: ReactNode): string {
  const router = createMemoryRouter([{ path: "/", element: part }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return html.replaceAll("&#x27;", "'");
}
