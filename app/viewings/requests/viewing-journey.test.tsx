import { createListingSummary, createPublicListing } from "../../../server/testing/listing.ts";
import { text } from "node:stream/consumers";
import { renderToString } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { getUsualSettings } from "../../../domain/agency/agency-settings.ts";
import { findViewingDays } from "../../../domain/viewings/requests/bookable-from.ts";
import { buildSentListingFields } from "../../../domain/enquiries/sent-listing-fields.ts";
import type { PostedForm } from "../../../domain/shared/fields/posted-form.ts";
import type { Viewing } from "../../../domain/viewings/viewing.ts";
import { chooseEnquiryWords } from "../../enquiries/enquiry-texts.ts";
import { ViewingCalendar } from "./viewing-calendar.tsx";
import { ViewingJourney } from "./viewing-journey.tsx";

const home = {
  fields: buildSentListingFields(createPublicListing()),
  letAgreed: null,
  id: "LST1",
  name: "Loriner Street",
  area: "Shoreditch",
  outcode: "E2",
  rentPcm: 2450,
  cover: null,
  bedrooms: 2,
  bathrooms: 1,
  furnishing: "Furnished",
};
const renter = {
  enquiryId: "a0abcdefghijklmnop",
  contactId: "c1",
  firstname: "Priya",
  isQualified: false,
  asked: null,
};

async function renderPage(
  by: Viewing["renter"],
  changes: Partial<Viewing["home"]> = {},
  posted?: PostedForm,
) {
  const shown = { ...home, ...changes };
  const element = (
    <ViewingJourney
      id="LST1"
      viewing={{ home: shown, renter: by, settings: getUsualSettings() }}
      words={chooseEnquiryWords("viewing", shown)}
      posted={posted}
    />
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  const { prelude } = await prerenderToNodeStream(<RouterProvider router={router} />);
  // React separates adjacent texts with comments.
  return (await text(prelude)).replaceAll("<!-- -->", "");
}

test("a visitor from a home's page is asked for the contact first", async () => {
  expect(await renderPage(null)).toContain('id="firstname"');
  expect(await renderPage(null)).not.toContain('id="employmentStatus"');
});

test("an address in an answered step breaks at its '@' first", async () => {
  const contact = { firstname: "Ada", lastname: "Byron", phone: "07700 900123" };
  const answers = { ...contact, email: "ada.byron@example.com" };
  const page = await renderPage(null, {}, { stage: "form", step: 1, answers, errors: [] });
  expect(page).toContain("Ada Byron, 07700 900123, ada.byron<wbr/>@example.com</p>");
});

test("of a home that is let agreed it says so, asks for no income or credit, and offers others", async () => {
  const letAgreed = {
    similar: [createListingSummary({ id: "p2" })],
    today: "2026-11-21",
  };
  for (const by of [null, renter, { ...renter, isQualified: true }]) {
    const html = await renderPage(by, { letAgreed });
    expect(html.indexOf("This property is let agreed.")).toBeLessThan(html.indexOf("<h1"));
    expect(html).toContain('id="firstname"');
    expect(html).not.toMatch(/Current status|income|Adverse credit|Schedule viewing/);
    expect(html).toContain('id="similar"');
    expect(html).toContain("Get an email if this home comes back");
  }
});

test("an enquiry begins at the current status, with the first name said", async () => {
  expect(await renderPage(renter)).toContain("Hello again, Priya.");
  expect(await renderPage(renter)).toContain('id="employmentStatus"');
  expect(await renderPage(renter)).not.toContain("Contact details");
});

test("a qualified enquiry begins at the time of the viewing", async () => {
  const html = await renderPage({ ...renter, isQualified: true });
  expect(html).toContain("Times are London time");
  expect(html).not.toContain("Looking for");
});

test("required fields carry an asterisk, the others say that they are optional", async () => {
  expect(await renderPage(null)).toMatch(/First name<span class="required" aria-hidden="true">/);
  expect(await renderPage(renter)).toMatch(/Employer<span class="optional"> \(optional\)/);
});

test("Sundays, today, the past and the far future can't be chosen", async () => {
  const calendar = renderToString(
    <ViewingCalendar
      offered={null}
      days={findViewingDays(getUsualSettings(), new Date("2026-11-11T12:00:00Z"))}
      chosen="2026-11-12"
      onChoose={() => undefined}
    />,
  );
  const closed = [...calendar.matchAll(/<button[^>]*class="calendar__day"[^>]*>(\d+)</g)]
    .filter(([button]) => / disabled=""/.test(button))
    .map(([, day]) => Number(day));
  expect(closed).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15, 22, 29]);
  expect(calendar).toContain('aria-label="Thursday 12 November 2026, selected"');
});

test("neither the page nor the calendar carries an inline style, which the policy forbids", async () => {
  const calendar = renderToString(
    <ViewingCalendar
      offered={null}
      days={findViewingDays(getUsualSettings(), new Date("2026-11-21T12:00:00Z"))}
      chosen=""
      onChoose={() => undefined}
    />,
  );
  expect((await renderPage(null)) + (await renderPage(renter)) + calendar).not.toContain("style=");
});

test("whoever has asked for a time already reads so before they choose another", async () => {
  const asked = { date: "2026-12-04", from: "18:00", until: "18:30" };
  const html = await renderPage({ ...renter, isQualified: true, asked });
  expect(html).toContain("already asked to see this home on Friday 04/12/2026, 18:00 to 18:30.");
  expect(html).not.toContain("so you only need to choose a time");
});
