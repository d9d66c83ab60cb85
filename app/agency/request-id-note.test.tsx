import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { RequestIdContext } from "./request-id.ts";
import { PageError } from "../shell/page-error.tsx";
import SorryPage from "../shell/sorry.tsx";

const id = "0c5b6ee4-5d7a-4a0e-9d0e-2f8f6a2a9c11";

async function renderPage(page: React.ReactNode): Promise<string> {
  const router = createMemoryRouter([{ path: "/", element: page }]);
  const { prelude } = await prerenderToNodeStream(
    <RequestIdContext value={id}>
      <RouterProvider router={router} />
    </RequestIdContext>,
  );
  return text(prelude);
}

test("the page of a request that failed asks to quote the request's id", async () => {
  const page = await renderPage(<PageError />);
  expect(page).toMatch(RegExp(`Please quote (<!-- -->)?<span id="failed-request">${id}</span>`));
});

test("the address of either page breaks before its '@' where a line is too narrow", async () => {
  for (const page of [<PageError key="error" />, <SorryPage key="sorry" />]) {
    expect(await renderPage(page)).toMatch(/>[\w.]+<wbr\/?>(<!-- -->)?@(<!-- -->)?[\w.]+<\/a>/);
  }
});

test("a page that was asked for as such quotes nothing: its own request did not fail", async () => {
  const page = await renderPage(<SorryPage />);
  expect(page).toContain("Oops!");
  expect(page).not.toContain("Please quote");
});
