import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { CursorPager, Pager } from "./pager.tsx";

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

test("a list in order of time leads back to its newest and on to the next page", () => {
  const show = (pages: { isFirst: boolean; next: string | null }) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <CursorPager {...pages} query={{ view: "sent", find: "" }} />
      </MemoryRouter>,
    );
  expect(show({ isFirst: true, next: null })).toBe("");
  expect(show({ isFirst: true, next: "x" })).not.toContain("Newest");
  const middle = show({ isFirst: false, next: "2026-11-20_x" });
  expect(middle).toContain('href="/?view=sent"');
  expect(middle).toContain('href="/?view=sent&amp;after=2026-11-20_x"');
  expect(show({ isFirst: false, next: null })).not.toContain("Older");
});
