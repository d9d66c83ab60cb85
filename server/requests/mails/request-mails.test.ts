import { describe, expect, test } from "vitest";
import { agency } from "../../../domain/agency/agency.ts";
import type { SiteRequest } from "../../../domain/requests/requests.ts";
import { createRequestMails } from "./request-mails.ts";
import { renderForm } from "../../testing/mail.ts";

const applicant = {
  firstname: "Ada",
  lastname: "Byron",
  phone: "07700 900123",
  email: "ada@example.com",
};
const asked = {
  applicant,
  freetext: "14 Calvert Terrace\nFour bedrooms",
  source: null,
  homes: null,
  humanCheckToken: null,
};
const accountManager =
  "Your dedicated account manager will be in contact to schedule the next steps.";
const message: SiteRequest = {
  kind: "contact",
  contact: applicant,
  body: "14 Calvert Terrace\nFour bedrooms",
  humanCheckToken: null,
};
const referral: SiteRequest = {
  kind: "referral",
  referral: {
    name: "Ada Byron",
    email: "ada@example.com",
    landlordName: "Sol Reyes",
    landlordEmail: "sol@example.com",
    landlordPhone: "07700 900789",
  },
  humanCheckToken: null,
};

function findMails(request: SiteRequest) {
  const [notice, confirmation] = createRequestMails({
    requestId: "3b9f1d62-5a0e-4a37-9c58-6d2b1f0e7a44",
    request,
    agency,
    agencyEmail: "desk@keystone.example.com",
  });
  if (!notice) throw new Error("A notice is expected.");
  return { notice, confirmation };
}

describe.each([
  [{ ...asked, kind: "valuation" }, "Valuation request: Ada Byron", accountManager],
  [{ ...asked, kind: "switch" }, "Switch request: Ada Byron", accountManager],
  [{ ...asked, kind: "demo" }, "Demo request: Ada Byron", accountManager],
  [message, "Message: Ada Byron", "within one working day"],
] satisfies [SiteRequest, string, string][])("%s", (request, subject, next) => {
  test.each(["html", "text"] as const)("as %s", async (form) => {
    const { notice, confirmation } = findMails(request);
    const answered = renderForm(confirmation!, form);
    for (const words of ["Thank you, Ada", next, agency.phone]) expect(answered).toContain(words);
    for (const typed of ["Calvert", "bedrooms", "Byron", "900123"])
      expect(answered).not.toContain(typed);
    for (const words of ["Ada Byron", "07700 900123", "ada@example.com", "Four bedrooms"]) {
      expect(renderForm(notice, form)).toContain(words);
    }
    expect(notice).toMatchObject({ subject, replyTo: "ada@example.com" });
  });
});

test("the referrer is told about the reward, the agency how to reach the landlord", async () => {
  const { notice, confirmation } = findMails(referral);
  expect(renderForm(confirmation!, "text").replaceAll(/\s+/g, " ")).toContain(
    "Once their property is let, you’ll get a £100 shopping voucher and they’ll get £100 off the fee.",
  );
  expect(confirmation!.html + confirmation!.subject).not.toMatch(/Sol|Reyes|900789/);
  for (const words of ["Sol Reyes", "sol@example.com", "07700 900789", "Ada Byron"]) {
    expect(renderForm(notice, "text")).toContain(words);
  }
});

test("a message without e-mail is answered by phone: no confirmation, no Reply-To", async () => {
  const { notice, confirmation } = findMails({
    ...message,
    contact: { ...applicant, email: null },
  });
  expect(confirmation).toBeUndefined();
  expect(notice.replyTo).toBeNull();
  expect(renderForm(notice, "text")).toContain("please reply by phone");
});

test("a build-to-rent valuation speaks of a building, promises contact within a day and has no empty quotation", async () => {
  const { notice, confirmation } = findMails({
    ...asked,
    kind: "valuation",
    freetext: null,
    source: "build-to-rent",
  });
  expect(notice.subject).toBe("Build-to-rent valuation request: Ada Byron");
  expect(confirmation?.subject).toBe("Your build-to-rent valuation");
  const text = renderForm(confirmation!, "text").replaceAll(/\s+/g, " ");
  expect(text).toContain("a valuation of your building");
  expect(text).toContain("within 24 hours");
  expect(text).toContain(accountManager);
  expect(notice.html).not.toContain("blockquote");
});

test("a portfolio's valuation is distinguished, with its number of homes, and asks for the list", async () => {
  const { notice, confirmation } = findMails({
    ...asked,
    kind: "valuation",
    source: "portfolio",
    homes: 22,
  });
  expect(renderForm(notice, "text").replaceAll(/\s+/g, " ")).toMatch(
    /Lead source:? portfolio Homes:? 22/i,
  );
  const text = renderForm(confirmation!, "text").replaceAll(/\s+/g, " ");
  expect(text).toContain("valuation of your portfolio");
  expect(text).toContain("your list by replying to this email");
});

test.each([
  [1, "Portfolio valuation request, 1 home: Ada Byron"],
  [22, "Portfolio valuation request, 22 homes: Ada Byron"],
  [null, "Portfolio valuation request: Ada Byron"],
])("the subject of the agency's mail names a portfolio of %j homes", async (homes, subject) => {
  const { notice } = findMails({ ...asked, kind: "valuation", source: "portfolio", homes });
  expect(notice.subject).toBe(subject);
});

test("only a valuation has words of its own for where it came from", async () => {
  const { notice } = findMails({ ...asked, kind: "switch", source: "build-to-rent" });
  expect(notice.subject).toBe("Switch request: Ada Byron");
});

test("what a person typed is neither markup nor a header", async () => {
  const { notice, confirmation } = findMails({
    ...message,
    contact: { ...applicant, lastname: "Byron\r\nBcc: all@example.com" },
    body: `<img src=x onerror="alert(1)">`,
  });
  expect(notice.subject).toBe("Message: Ada Byron Bcc: all@example.com");
  expect(notice.html + confirmation?.html).not.toContain("<img");
});

test.each(["https://evil.example", "Call 020 7946 0999", "Ada\nCall us", "\u202EadA"])(
  "a referrer called %j is thanked without a name",
  async (name) => {
    const request = { ...referral, referral: { ...referral.referral, name } };
    const { notice, confirmation } = findMails(request);
    expect(renderForm(confirmation!, "text")).toMatch(/Thank you\n/i);
    expect(renderForm(confirmation!, "text")).not.toMatch(/evil|0999|Call us|adA/);
    expect(renderForm(notice, "text")).toContain(name.replace("\u202E", "").split("\n")[0]);
  },
);
