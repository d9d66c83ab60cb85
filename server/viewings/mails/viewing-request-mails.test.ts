import { describe, expect, test } from "vitest";
import type { Agency } from "../../../domain/agency/agency.ts";
import { renderForm } from "../../testing/mail.ts";
import type { ViewingRequestFacts } from "./viewing-request-facts.ts";
import { createViewingRequestMails } from "./viewing-request-mails.ts";

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
const facts: ViewingRequestFacts = {
  enquiryId: "a0ABCDEFGHIJKLMNOP",
  applicant: {
    firstname: "Ada",
    lastname: "Byron",
    phone: "07700 900123",
    email: "ada@example.com",
  },
  viewing: { date: "2026-12-03", from: "18:00", until: "18:30" },
  viewingOption: null,
  answers: {
    employmentStatus: "Housing Benefits",
    employer: "",
    jobTitle: "Bookbinder",
    numOfTenants: 2,
    numOfChildren: 1,
    numOfHouseholds: 1,
    totalIncome: 78_000,
    maxRent: 2500,
    bedrooms: 0,
    startDate: "2027-01-04",
    duration: "12 months",
    breakClause: "Preferred",
    furnishing: "Flexible",
    parking: "no",
    pets: "yes",
    adverseCredit: "no",
    rightToRent: "yes",
    currentlyRenting: "yes",
    movingReason: null,
    currentAddress: "22 Fenn Street, London E9",
    vacatingDate: "2027-01-03",
  },
  answeredOn: null,
  answeredBy: null,
  dob: "1990-02-28",
  salary: 41_000,
  message: "The bell does not work",
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

function findMails(changes: Partial<ViewingRequestFacts> = {}) {
  const [confirmation, notice] = createViewingRequestMails({ ...facts, ...changes });
  if (!confirmation || !notice) throw new Error("Two mails are expected.");
  return { confirmation, notice };
}

const answered = [
  "Thursday 03/12/2026, 18:00 - 18:30, London time",
  "Housing Benefits",
  "Bookbinder",
  "£78,000 a year before tax",
  "£41,000 a year",
  "28/02/1990",
  "£2,500 pcm",
  "Studio",
  "04/01/2027",
  "12 months",
  "Preferred",
  "Flexible",
  "Not recorded",
  "22 Fenn Street, London E9",
  "03/01/2027",
  "The bell does not work",
  "Loriner Street, Shoreditch E2",
  "https://keystone.example.com/property/20418",
];

describe.each(["html", "text"] as const)("as %s", (form) => {
  test("the notice holds all answers, and the time in London time", () => {
    for (const words of answered) expect(renderForm(findMails().notice, form)).toContain(words);
  });

  test("the confirmation holds the day that was chosen and the home, and nothing that was typed", () => {
    const text = renderForm(findMails().confirmation, form);
    const [day, ...rest] = answered;
    expect(text).toContain(day);
    for (const words of rest.slice(-2)) expect(text).toContain(words);
    for (const typed of rest.slice(0, -2)) expect(text).not.toContain(typed);
    expect(text).not.toMatch(/Byron|900123/);
  });

  test("the confirmation says what happens next, whom to call, and that nothing is booked yet", () => {
    const text = renderForm(findMails().confirmation, form);
    for (const words of [
      "Thank you, Ada",
      "answer by phone or email within two working days",
      "Your viewing is booked once we’ve confirmed it.",
      "020 7946 0110",
      "Keystone Lettings Ltd, 2 Example Row, London E1 0ZZ",
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain("LR-0014");
  });

  test("the notice says who asks and how to reach them", () => {
    const text = renderForm(findMails().notice, form);
    for (const words of [
      "Ada Byron",
      "07700 900123",
      "ada@example.com",
      "LR-0014",
      "a0ABCDEFGHIJKLMNOP",
    ]) {
      expect(text).toContain(words);
    }
  });

  test("answers of an earlier request are for the agency; the renter reads their day alone", () => {
    const { confirmation, notice } = findMails({ answeredOn: "2026-10-01" });
    expect(renderForm(notice, form)).toContain("Bookbinder");
    for (const mail of [confirmation, notice])
      expect(renderForm(mail, form)).toContain("01/10/2026");
    for (const said of ["Bookbinder", "78,000", "28/02/1990"]) {
      expect(renderForm(confirmation, form)).not.toContain(said);
    }
  });
});

test("of a home that became let agreed the confirmation promises no viewing, and the notice says so", () => {
  const listing = { ...facts.listing, status: "let-agreed" as const };
  const { confirmation, notice } = findMails({ listing });
  expect(confirmation.html).toContain("This home is let agreed");
  expect(confirmation.html).toContain("We’ve got your message about this home:");
  expect(confirmation.html).not.toMatch(/will look for a time|is booked once|request to view/);
  expect(notice.html).toContain("Let agreed when this was sent");
  expect(findMails().notice.html).not.toContain("Let agreed");
});

test("the confirmation goes to the renter and its answer to the agency, the notice the other way", () => {
  const { confirmation, notice } = findMails();
  expect(confirmation).toMatchObject({
    recipient: "ada@example.com",
    replyTo: "lettings@keystone.example.com",
    subject: "Your viewing request for Loriner Street, Shoreditch",
    aboutId: "a0ABCDEFGHIJKLMNOP",
  });
  expect(notice).toMatchObject({
    recipient: "lettings@keystone.example.com",
    replyTo: "ada@example.com",
    subject: "Viewing request: Loriner Street, Shoreditch (Ada Byron)",
    aboutId: "a0ABCDEFGHIJKLMNOP",
  });
});

test("missing fields have no line, and without the site's address there is no link", () => {
  const { notice } = findMails({ dob: null, salary: null, message: "", siteUrl: null });
  for (const absent of ["Date of birth", "Salary", "Message", "href"]) {
    expect(notice.html).not.toContain(absent);
  }
});

test("what a person typed is never markup and adds no header", () => {
  const applicant = { ...facts.applicant, lastname: "Byron\r\nBcc: all@example.com" };
  const { notice } = findMails({ applicant, message: "<img src=x>" });
  expect(notice.html).not.toContain("<img");
  expect(notice.subject).not.toMatch(/[\r\n]/);
});
