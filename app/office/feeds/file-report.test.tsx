import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { FindingTable } from "./finding-table.tsx";

test("a stored finding names the field as staff do, and keeps what the file said", () => {
  const finding = {
    record: "999999_A1",
    line: 12,
    field: "STATUS_ID",
    reason: '"7" isn’t a number from 0 to 5, so the property is off the market',
    said: { before: "^", value: "7", after: "^" },
  };
  const element = <FindingTable title="Warnings" file="rent.blm" findings={[finding]} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toContain("<td>Status</td>");
  expect(html).not.toContain("STATUS_ID");
  expect(html).toContain("<mark>7</mark>");
});
