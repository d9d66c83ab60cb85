import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { HowTo } from "./how-to.tsx";
import { RentPanel } from "./rent-panel.tsx";
import { aPublicListing } from "../../server/testing/listing.ts";

function page(status: "available" | "let-agreed"): string {
  return renderToString(
    <MemoryRouter>
      <RentPanel
        home={aPublicListing({ status })}
        address="https://example.com/property/p1"
        today="2026-11-21"
      />
      <HowTo letAgreed={status === "let-agreed"} />
    </MemoryRouter>,
  );
}

test("a home to let says how it can be viewed, and begins with the viewing", () => {
  expect(page("available")).toContain("Ways to view");
  expect(page("available")).toContain("View it");
});

test("a home that is let agreed offers no way to view it", () => {
  expect(page("let-agreed")).not.toContain("Ways to view");
  expect(page("let-agreed")).not.toContain("View it");
  expect(page("let-agreed")).toContain("Make an offer");
});
