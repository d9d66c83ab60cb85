import { createListingSummary, createPublicListing } from "../../server/testing/listing.ts";
import type { PostedForm } from "../../domain/shared/fields/posted-form.ts";
import type { EnquiryHome } from "../../domain/enquiries/enquiry-home.ts";
import { buildSentListingFields } from "../../domain/enquiries/sent-listing-fields.ts";
import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { chooseEnquiryWords } from "./enquiry-texts.ts";
import { EnquiryJourney } from "./enquiry-journey.tsx";

const contact = { phone: "07700 900123", email: "ada@example.com" };
const answers = { firstname: "Ada", lastname: "Byron", ...contact };
const atMessageStep: PostedForm = { stage: "form", answers, step: 2, errors: [] };

function createHome(status: "available" | "let-agreed"): EnquiryHome {
  const home = createPublicListing({ status });
  const similar = [createListingSummary({ id: "p2" })];
  return {
    ...home,
    cover: null,
    fields: buildSentListingFields(home),
    letAgreed: status === "let-agreed" ? { similar, today: "2026-11-21" } : null,
  };
}

async function renderPage(
  kind: "enquiry" | "viewing",
  status: "available" | "let-agreed",
  posted?: PostedForm,
) {
  const home = createHome(status);
  const element = (
    <EnquiryJourney
      kind={kind}
      home={home}
      words={chooseEnquiryWords(kind, home)}
      posted={posted}
    />
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  const { prelude } = await prerenderToNodeStream(<RouterProvider router={router} />);
  return text(prelude);
}

test.each(["enquiry", "viewing"] as const)(
  "the %s form of a home that is let agreed says so at the top and offers what else there is",
  async (kind) => {
    const html = await renderPage(kind, "let-agreed");
    expect(html.indexOf("This home is let agreed.")).toBeGreaterThan(-1);
    expect(html.indexOf("This home is let agreed.")).toBeLessThan(html.indexOf("<h1"));
    expect(html).toContain('id="similar"');
    expect(html).toContain("Get an email if this home comes back");
    expect(html).not.toContain("Let&#x27;s book you in");
  },
);

test.each(["enquiry", "viewing"] as const)(
  "the %s form of a home to let says nothing of it",
  async (kind) => {
    const html = await renderPage(kind, "available");
    expect(html).not.toContain("let agreed");
    expect(html).not.toContain('id="alert"');
  },
);

test.each(["enquiry", "viewing"] as const)(
  "the %s form of a home that is let agreed asks for no times and no kind of viewing",
  async (kind) => {
    const html = await renderPage(kind, "let-agreed", atMessageStep);
    expect(html).toContain('name="freetext"');
    expect(html).not.toMatch(/times|suit|evenings|Monday|Type of viewing/);
  },
);

test("a kind of viewing that was chosen can be unset", async () => {
  expect(await renderPage("viewing", "available", atMessageStep)).toMatch(
    /<input(?=[^>]*name="viewingOption")(?=[^>]*value="")[^>]*>No preference/,
  );
});

test("of a home to let it asks for both", async () => {
  expect(await renderPage("viewing", "available", atMessageStep)).toMatch(
    /Which times suit you\?.*Type of viewing/s,
  );
  expect(await renderPage("enquiry", "available", atMessageStep)).toMatch(
    /Type of viewing.*times that suit you/s,
  );
});
