import { describe, expect, test } from "vitest";
import { agency } from "../../../domain/agency/agency.ts";
import * as v from "valibot";
import { createOfferBody, placeOfferPayload } from "../../../domain/offers/offer.ts";
import { createOfferDetails, createOfferTenant } from "../../testing/offer-form.ts";
import { createListing } from "../../testing/listing.ts";
import {
  createBackupMails,
  createOfferDecisionMails,
  createOfferInvitation,
  createOfferSubmittedMails,
} from "./offer-mails.ts";
import { toMailText } from "../../platform/mail/render-mail.ts";

const base = {
  offerId: "3f6f3c0e-0000-4000-8000-000000000000",
  listing: createListing(),
  rules: "england-2026",
  siteUrl: "https://lettings.example.com",
  agency,
  agencyEmail: "desk@example.com",
} as const;
const backup = { until: "2026-12-05", before: "accepted", isOnly: true } as const;
const applicant = {
  firstname: "Priya",
  lastname: "Raman",
  phone: "07700 900123",
  email: "priya@example.com",
};

const couple = [
  createOfferTenant({ rentshare: "60" }),
  createOfferTenant({
    firstname: "Bea",
    email: "bea@example.com",
    rentshare: "40",
    salary: "55000",
  }),
];

function renderSent(
  changes: Parameters<typeof createOfferDetails>[0] = {},
  tenants: ReturnType<typeof createOfferTenant>[] = couple,
) {
  const body = createOfferBody({
    id: base.offerId,
    home: { liteOffer: false, isB2B: true, development: "Foundry Yard" },
    details: createOfferDetails({ unit: "12B", ...changes }),
    tenants,
    recaptchaToken: "",
  });
  const { tenants: read, ...content } = v.parse(placeOfferPayload, body);
  return createOfferSubmittedMails({ ...base, applicant, content, tenants: read }).map((mail) => ({
    ...mail,
    text: toMailText(mail.html),
  }));
}

test("the invitation has the link, its expiry date and nobody else's details", () => {
  const expiresAt = new Date("2026-12-20T23:30:00Z");
  const mail = createOfferInvitation({ ...base, applicant, expiresAt });
  expect(mail).toMatchObject({ recipient: applicant.email, replyTo: "desk@example.com" });
  expect(mail.html).toContain(
    "https://lettings.example.com/offer/~offer.3f6f3c0e-0000-4000-8000-000000000000~",
  );
  expect(toMailText(mail.html)).toContain("until 20/12/2026");
});

describe("a submitted offer", () => {
  test("the tenant who was invited gets the summary, and each the promise of the Account Manager's call", () => {
    const [first, second, notice] = renderSent();
    expect([first?.recipient, second?.recipient, notice?.recipient]).toEqual([
      "priya@example.com",
      "bea@example.com",
      "desk@example.com",
    ]);
    for (const words of [
      "Thank you, Priya",
      "£2,450 pcm",
      "07/12/2026",
      "12B",
      "Bea Raman",
      "60% of the rent",
      "An Account Manager will call you back",
      "£565",
    ]) {
      expect(first?.text).toContain(words);
    }
    for (const words of ["Thank you, Bea", "An Account Manager will call you back"])
      expect(second?.text).toContain(words);
  });

  test("the holding deposit is at most a week of the rent that was offered, not of the advertised one", () => {
    const [first, second] = renderSent({ rent: "2300" });
    expect(first?.text).toContain("at most one week’s rent, £530.");
    expect(second?.text).toContain("at most one week’s rent. If you agree");
  });

  test("an address that was typed gets nothing that was typed: only whoever was invited is known", () => {
    const [first, second] = renderSent({ specialrequests: "See https://evil.example" });
    expect(first?.text).toContain("evil.example");
    expect(second?.text).not.toMatch(/evil|07\/12\/2026|12B|Priya|of the rent/);
    expect(second?.text, "a week's rent tells the rent").not.toContain("£565");
    expect([first?.onceADayAbout, second?.onceADayAbout]).toEqual([null, base.listing.id]);
  });

  test("a tenant's salary, birthday and phone go to the agency, not to the other tenants", () => {
    const [first, , notice] = renderSent();
    expect(first?.text).not.toMatch(/55,000|09\/03\/1994|bea@example\.com/);
    expect(notice?.text).toContain("£55,000 a year");
    expect(notice?.text).toContain("born 09/03/1994");
  });

  test.each([
    ["2", "0", "2 adults, no children"],
    ["1", "1", "1 adult, 1 child"],
    ["1", "2", "1 adult, 2 children"],
  ])(
    "%s adults and %s children are counted in their singular and plural",
    (adultCount, childCount, words) => {
      expect(renderSent({ adultCount, childCount })[0]?.text).toContain(words);
    },
  );

  test("wishes are shown with their legal effect", () => {
    const [mail] = renderSent({ freq: "Annually", pets: "yes", pettype: "A cat" });
    expect(mail?.text).toContain("by law a rent period can’t be longer than a month");
    expect(mail?.text).toContain("no fixed end");
    expect(mail?.text).toContain("You can ask to keep a pet");
    expect(renderSent()[0]?.text).not.toContain("You can ask to keep a pet");
  });

  test("what a person wrote can't become markup", () => {
    const [mail] = renderSent({ specialrequests: "<script>alert(1)</script>" });
    expect(mail?.html).not.toContain("<script>");
    expect(mail?.text).toContain("alert(1)");
  });
});

describe("whoever was invited, but offers with another address for themselves or for others,", () => {
  const tenants = [{ name: "Priya Raman", email: "priya.raman@work.example" }];

  test("gets the summary that the tenants are told of", () => {
    const [invited, tenant, notice] = renderSent({}, [
      createOfferTenant({ email: "priya.raman@work.example" }),
    ]);
    expect(invited?.recipient).toBe("priya@example.com");
    for (const words of ["Thank you, Priya", "We’ve got your offer:", "£2,450 pcm"])
      expect(invited?.text).toContain(words);
    expect(tenant?.recipient).toBe("priya.raman@work.example");
    expect(tenant?.text).toContain("person who was invited to make this offer has the details");
    expect(notice?.recipient).toBe("desk@example.com");
  });

  test.each([
    ["declined", createOfferDecisionMails({ ...base, action: "decline", applicant, tenants })],
    ["next in line", createBackupMails({ ...base, applicant, tenants, backup })],
  ])("is told that it is %s, as the tenants are", (_what, mails) => {
    const to = ["priya@example.com", "priya.raman@work.example"];
    expect(mails.map(({ recipient }) => recipient)).toEqual(to);
  });
});

test("nobody is notified of a decision on an offer that was never sent", () => {
  const facts = { ...base, action: "withdraw", applicant, tenants: [] } as const;
  expect(createOfferDecisionMails(facts)).toEqual([]);
});
