import { describe, expect, test } from "vitest";
import type { Agency } from "../../../domain/agency/agency.ts";
import type { EnquiryMailFacts } from "./enquiry-mail-facts.ts";
import { createEnquiryMails } from "./enquiry-mails.ts";
import { renderForm } from "../../testing/mail.ts";

const agency: Agency = {
  name: "Keystone",
  legalName: "Keystone Lettings Ltd",
  phone: "020 7946 0110",
  email: "hello@keystone.example.com",
  postalAddress: ["2 Example Row", "London E1 0ZZ"],
  repliesWithin: "two working days",
  contactsOperatorsWithin: "two days",
  schemes: ["Lanternfish Redress Scheme"],
  website: null,
};
const facts: EnquiryMailFacts = {
  enquiryId: "a0ABCDEFGHIJKLMNOP",
  kind: "enquiry",
  applicant: {
    firstname: "Ada",
    lastname: "Byron",
    phone: "07700 900123",
    email: "ada@example.com",
  },
  viewingOption: null,
  message: "Is there a lift?\n\nAnd may I keep a cat?",
  listing: {
    id: "20418",
    agentRef: "LR-0014",
    name: "Loriner Street",
    area: "Shoreditch",
    outcode: "E2",
    status: "available",
    rentPcm: 2450,
  },
  siteUrl: "https://keystone.example.com",
  agency,
  agencyEmail: "lettings@keystone.example.com",
};

function findMails(changes: Partial<EnquiryMailFacts> = {}) {
  const [confirmation, notice] = createEnquiryMails({ ...facts, ...changes });
  if (!confirmation || !notice) throw new Error("Two mails are expected.");
  return { confirmation, notice };
}

describe.each(["html", "text"] as const)("as %s", (form) => {
  test("the confirmation says which home, what happens next and whom to call", async () => {
    const { confirmation } = findMails();
    for (const words of [
      "Thank you, Ada",
      "Loriner Street, Shoreditch E2",
      "£2,450 pcm",
      "https://keystone.example.com/property/20418",
      "answer by phone or email",
      "020 7946 0110",
      "Keystone Lettings Ltd, 2 Example Row, London E1 0ZZ",
      "Lanternfish Redress Scheme",
    ]) {
      expect(renderForm(confirmation, form)).toContain(words);
    }
  });

  test("the confirmation of a viewing says that it is not booked yet", async () => {
    const { confirmation } = findMails({ kind: "viewing" });
    expect(renderForm(confirmation, form)).toContain(
      "Your viewing is booked once we’ve confirmed it.",
    );
  });

  test("the notice says who asks, how to reach them, about which home and what", async () => {
    const { notice } = findMails();
    for (const words of [
      "New enquiry",
      "Ada Byron",
      "07700 900123",
      "ada@example.com",
      "Loriner Street, Shoreditch E2",
      "LR-0014",
      "https://keystone.example.com/property/20418",
      "Is there a lift?",
      "a0ABCDEFGHIJKLMNOP",
    ]) {
      expect(renderForm(notice, form)).toContain(words);
    }
  });

  test("the confirmation repeats nothing that was typed but a first name", async () => {
    const text = renderForm(findMails().confirmation, form);
    for (const typed of ["lift", "cat", "Byron", "900123", "ada@example.com"])
      expect(text).not.toContain(typed);
  });

  test("a first name that could be a message is left out, and the notice has it", async () => {
    const applicant = { ...facts.applicant, firstname: "Win at evil.example" };
    const { confirmation, notice } = findMails({ applicant });
    expect(renderForm(confirmation, form)).not.toMatch(/evil|Thank you,/);
    expect(renderForm(notice, form)).toContain("Win at evil.example");
  });

  test("the renter never sees the agency's own reference", async () => {
    expect(renderForm(findMails().confirmation, form)).not.toContain("LR-0014");
  });
});

test("the confirmation goes to the renter and its answer to the agency, the notice the other way", async () => {
  const { confirmation, notice } = findMails();
  expect(confirmation).toMatchObject({
    kind: "enquiry-confirmation",
    recipient: "ada@example.com",
    replyTo: "lettings@keystone.example.com",
    aboutId: "a0ABCDEFGHIJKLMNOP",
  });
  expect(notice).toMatchObject({
    kind: "enquiry-notice",
    recipient: "lettings@keystone.example.com",
    replyTo: "ada@example.com",
    aboutId: "a0ABCDEFGHIJKLMNOP",
  });
});

test.each([
  [
    "enquiry",
    "Your enquiry about Loriner Street, Shoreditch",
    "Enquiry: Loriner Street, Shoreditch (Ada Byron)",
  ],
  [
    "viewing",
    "Your viewing request for Loriner Street, Shoreditch",
    "Viewing request: Loriner Street, Shoreditch (Ada Byron)",
  ],
] as const)("the subjects of an %s name the home", async (kind, toRenter, toAgency) => {
  const { confirmation, notice } = findMails({ kind });
  expect(confirmation.subject).toBe(toRenter);
  expect(notice.subject).toBe(toAgency);
});

test("what a person typed is never markup", async () => {
  const typed = `<img src=x onerror="alert(1)"> & 'so'`;
  const { confirmation, notice } = findMails({
    message: typed,
    applicant: { ...facts.applicant, firstname: "<b>Ada</b>" },
  });
  for (const mail of [confirmation, notice]) {
    expect(mail.html).not.toContain("<img");
    expect(mail.html).not.toContain("<b>");
  }
  expect(notice.html).toContain(
    "&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#x27;so&#x27;",
  );
  expect(renderForm(notice, "text")).toContain(typed);
});

test("a name with a line break adds no header", async () => {
  const { notice } = findMails({
    applicant: { ...facts.applicant, lastname: "Byron\r\nBcc: all@example.com" },
  });
  expect(notice.subject).toBe(
    "Enquiry: Loriner Street, Shoreditch (Ada Byron Bcc: all@example.com)",
  );
});

test("line breaks of the message stay", async () => {
  const { notice } = findMails({ message: "One\r\nTwo\nThree" });
  expect(notice.html).toContain("One<br/>Two<br/>Three");
  expect(renderForm(notice, "text")).toContain("> One\n> Two\n> Three");
});

test("the mails load nothing from other sites and are legible in dark mode", async () => {
  const { confirmation } = findMails();
  expect(confirmation.html).not.toMatch(/<(img|link|script)|@import|url\(/);
  expect(confirmation.html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(confirmation.html).toContain(
    "@media (prefers-color-scheme: dark) {.paper{background-color:#101815 !important}",
  );
});

test.each(["enquiry", "viewing"] as const)(
  "for a let agreed home the confirmation of the %s promises no viewing, and the notice says so",
  async (kind) => {
    const listing = { ...facts.listing, status: "let-agreed" as const };
    const { confirmation, notice } = findMails({ kind, listing });
    expect(confirmation.html).toContain("This home is let agreed");
    expect(confirmation.html).not.toContain("will look for a time");
    expect(confirmation.html).toContain("We’ve got your message about this home:");
    expect(confirmation.html).not.toContain("We’ve got your request to view this home");
    expect(notice.html).toContain("Let agreed when this was sent");
    const { notice: ofHomeToLet } = findMails({ kind });
    expect(ofHomeToLet.html).not.toContain("Let agreed");
  },
);
