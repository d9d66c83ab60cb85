import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { HeldFile } from "./held-file.tsx";
import type { HeldFileView } from "./shown.ts";

function read(withdrawn: number, missing?: number): string {
  const counts = { taken: 3, added: 0, changed: 0, unchanged: 3, refused: 0, warnings: 0 };
  const file: HeldFileView = {
    id: "f",
    source: "address",
    name: "a.blm",
    state: "held",
    at: "today at 20:45",
    mayBeTaken: true,
    liveHomes: 240,
    problem: null,
    figures: { ...counts, records: 4, withdrawn, missing },
  };
  const element = <HeldFile file={file} lastRecords={null} mayManage mayShrink />;
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />)
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/\s+/g, " ");
}

test.each([
  [1, "1 property", "1 live property."],
  [2, "2 properties", "2 live properties."],
])("%i that a held file would withdraw", (count, homes, live) => {
  const text = read(count);
  expect(text).toContain(`${homes} missing`);
  expect(text).toContain(live);
  expect(text).toContain(`Import file and withdraw ${homes}`);
});

test("what a held file takes off the market by its own word is not said to be missing", () => {
  const text = read(6, 1);
  expect(text).toContain("1 property missing");
  expect(text).toContain(
    "6 live properties (1 missing from the file and 5 marked as off the market).",
  );
});
