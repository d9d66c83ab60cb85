import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { PublicListing } from "../../domain/listings/listing.ts";
import { hasName } from "../../domain/listings/facts/fact.ts";
import { getMaterialFact, materialFactNames } from "../../domain/listings/facts/material-facts.ts";
import { plainFacts } from "../../domain/listings/facts/plain-facts.ts";
import {
  changedFacts,
  createPublicListing,
  otherPublicListing,
} from "../../server/testing/listing.ts";
import { createFactRows } from "../../domain/listings/facts/fact-rows.ts";
import { HomeView } from "./home-view.tsx";

function renderHome(changes: Partial<PublicListing> = {}): string {
  const home = createPublicListing(changes);
  return renderToString(
    <MemoryRouter>
      <HomeView
        home={home}
        rows={createFactRows(home)}
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

/** Where else a fact is used that the page itself does not show. Plain facts say that themselves. */
const usedElsewhere: Partial<Record<string, string>> = {
  city: "the address ends with it",
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
    const isPlain = hasName(plainFacts, fact);
    expect(isShown).toBe(isPlain ? plainFacts[fact].page !== null : !(fact in usedElsewhere));
  },
);

test.each(materialFactNames)("the page shows the fact '%s', if it says so", (fact) => {
  const { material } = createPublicListing();
  const change = { material: { ...material, [fact]: otherPublicListing.material[fact] } };
  expect(renderHome(change) !== renderHome()).toBe(getMaterialFact(fact).page !== null);
});
