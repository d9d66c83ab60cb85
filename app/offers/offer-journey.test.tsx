import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { emptyDraft, type OfferDraft } from "../../domain/offers/offer.ts";
import { OfferJourney } from "./offer-journey.tsx";
import {
  testDetails,
  createDraft,
  testHome,
  createTenant,
} from "../../server/testing/offer-draft.ts";

function renderPage(draft: OfferDraft, home = testHome): string {
  const Page = createRoutesStub([
    {
      path: "/offer/:id",
      Component: () => (
        <OfferJourney
          offer={{
            id: "O1",
            draft,
            version: 3,
            rules: "england-2026",
            contractDocument: "contract-terms",
            expiresAt: "2026-12-21T12:00:00Z",
          }}
          home={home}
          today="2026-11-21"
          unsaved={null}
          initialStep={0}
        />
      ),
    },
  ]);
  return renderToStaticMarkup(<Page initialEntries={["/offer/O1"]} />);
}

const findSubmitButton = (html: string) => /<button type="submit"[^>]*>(?=Submit<)/.exec(html)?.[0];

test("a new offer says what it is for, until when it is kept and what is still missing", () => {
  const html = renderPage(emptyDraft);
  expect(html).toContain("Your offer for Loriner Street");
  expect(html).toContain("until 21/12/2026");
  for (const missing of ["Fill in the offer details", "Add at least one tenant"]) {
    expect(html).toContain(missing);
  }
  expect(html).toContain('id="still-missing"');
});

test("before the script has come, Submit sends the form with the ticks, whatever is missing", () => {
  for (const draft of [emptyDraft, createDraft()]) {
    const button = findSubmitButton(renderPage(draft));
    expect(button).toContain('form="offer"');
    expect(button).not.toContain("disabled");
  }
});

test("a finished offer shows no unfinished part", () => {
  const html = renderPage(createDraft());
  expect(html).not.toContain('id="still-missing"');
  expect(html).not.toContain("still missing");
});

test("the costs follow the rent that is offered", () => {
  const html = renderPage(createDraft({ details: { ...testDetails, rent: "1300" } }));
  expect(html).toMatch(/Holding deposit<\/dt><dd>£300</);
  expect(html).toMatch(/Security deposit<\/dt><dd>£1,500</);
  expect(html).toContain("by 05/12/2026");
});

test("the tenants stand with their share of the rent, and the total is said", () => {
  const html = renderPage(
    createDraft({ tenants: [createTenant(), createTenant({ rentshare: "30" })] }),
  );
  expect(html).toContain("£1,440 pcm");
  expect(html).toContain("They add up to 90%");
  expect(html).toContain("Household income is £92,000");
});

test("an offer of five tenants takes no sixth", () => {
  const tenants = Array.from({ length: 5 }, () => createTenant({ rentshare: "20" }));
  expect(renderPage(createDraft({ tenants }))).toMatch(
    /<button[^>]*disabled[^>]*id="add-tenant"|id="add-tenant"[^>]*disabled/,
  );
});

test("the documents open beside the offer", () => {
  const html = renderPage(createDraft());
  for (const name of ["offer-terms", "offer-faq", "contract-terms"]) {
    expect(html).toContain(`href="/documents/${name}" target="_blank"`);
  }
});
