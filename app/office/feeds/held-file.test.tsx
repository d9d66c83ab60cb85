import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { HeldFile } from "./held-file.tsx";
import type { ShownHeld } from "./shown.ts";

function read(withdrawn: number): string {
  const file = {
    id: "f",
    name: "a.blm",
    at: "today at 20:45",
    source: "upload",
    mayBeTaken: true,
    problem: null,
    figures: { records: 4, withdrawn },
  } as unknown as ShownHeld;
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
