import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { DidYouMean } from "./did-you-mean.tsx";

test("asks about a name that was mistyped, and says where one is that was not", () => {
  const render = (isTyped: boolean) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <DidYouMean meant={[{ to: "/office/inbox/1", title: "Bea Winters", isTyped }]} />
      </MemoryRouter>,
    ).replaceAll(/<[^>]+>/g, "");
  expect(render(false)).toBe("Did you mean Bea Winters?");
  expect(render(true)).toBe("Not in this list: Bea Winters.");
});
