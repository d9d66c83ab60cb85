import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Pager } from "./pager.tsx";

test.each([
  [{ tab: "live", find: "" }, "/?tab=live&amp;page=3"],
  [new URLSearchParams("only=mine&only=fed"), "/?only=mine&amp;only=fed&amp;page=3"],
  [undefined, "/?page=3"],
])("the next page keeps what filters the list: %s", (query, href) => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <Pager page={2} hasMore {...(query && { query })} />
    </MemoryRouter>,
  );
  expect(page).toContain(`href="${href}"`);
});
