import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { HowToRent } from "./how-to-rent.tsx";
import { RentPanel } from "./rent-panel.tsx";
import { createPublicListing } from "../../server/testing/listing.ts";

function renderPage(status: "available" | "let-agreed"): string {
  return renderToString(
    <MemoryRouter>
      <RentPanel
        home={createPublicListing({ status })}
        address="https://example.com/property/p1"
        today="2026-11-21"
      />
      <HowToRent letAgreed={status === "let-agreed"} />
    </MemoryRouter>,
  );
}

test("a home to let says how it can be viewed, and begins with the viewing", () => {
  expect(renderPage("available")).toContain("Ways to view");
  expect(renderPage("available")).toContain("View it");
});

test("a home that is let agreed offers no way to view it", () => {
  expect(renderPage("let-agreed")).not.toContain("Ways to view");
  expect(renderPage("let-agreed")).not.toContain("View it");
  expect(renderPage("let-agreed")).toContain("Make an offer");
});
