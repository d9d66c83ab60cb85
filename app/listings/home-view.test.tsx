import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { PublicListing } from "../../domain/listings/listing.ts";
import { createPublicListing, changedFacts } from "../../server/testing/listing.ts";
import { HomeView } from "./home-view.tsx";

function renderHome(changes: Partial<PublicListing> = {}): string {
  return renderToString(
    <MemoryRouter>
      <HomeView
        home={createPublicListing(changes)}
        address="https://example.com/property/p1"
        code={{ path: "M0 0", size: 1 }}
        areaPath={null}
        similar={[]}
        mapStyleUrl={null}
        branchPhone={null}
        today="2026-11-21"
      />
    </MemoryRouter>,
  );
}

/** Where else a fact is used that the page itself does not show. */
const usedElsewhere: Partial<Record<string, string>> = {
  city: "the address ends with it",
  propertyType: "structured data, comparison",
  propertySubtype: "structured data, comparison",
  lat: "the map draws it in the browser",
  long: "the map draws it in the browser",
  development: "the offer's page",
  listedAt: "order and labels of cards",
  previousRentPcm: "labels of cards",
  reducedAt: "labels of cards",
  letAgreedAt: "the search shows the home for some days",
} satisfies Partial<Record<keyof PublicListing, string>>;

test.each(changedFacts)(
  "the page shows the fact '%s', or this test says where it is",
  (fact, change) => {
    const isShown = renderHome(change) !== renderHome();
    expect(isShown).toBe(usedElsewhere[fact] === undefined);
  },
);
