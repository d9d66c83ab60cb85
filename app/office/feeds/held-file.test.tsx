import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { HeldFile } from "./held-file.tsx";
import type { ShownHeld } from "./shown.ts";

function read(withdrawn: number): string {
  const counts = { taken: 3, added: 0, changed: 0, unchanged: 3, refused: 0, warnings: 0 };
  const file: ShownHeld = {
    id: "f",
    source: "address",
    name: "a.blm",
    state: "held",
    at: "today at 20:45",
    mayBeTaken: true,
    liveHomes: 240,
    problem: null,
    figures: { ...counts, records: 4, withdrawn },
  };
  const element = <HeldFile file={file} lastRecords={null} mayManage mayShrink />;
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />)
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/\s+/g, " ");
}

test.each([
  [1, "1 home", "1 live home."],
  [2, "2 homes", "2 live homes."],
])("%i that a held file would withdraw", (count, homes, live) => {
  const text = read(count);
  expect(text).toContain(`lacks ${homes}`);
  expect(text).toContain(live);
  expect(text).toContain(`Withdraw ${homes}`);
  expect(text).not.toContain(count === 1 ? "1 homes" : "2 home ");
});
