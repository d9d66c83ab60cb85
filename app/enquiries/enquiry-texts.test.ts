import { expect, test } from "vitest";
import { chooseEnquiryWords, describeEnquiry } from "./enquiry-texts.ts";

const home = { name: "Loriner Street", area: "Shoreditch", letAgreed: null };

test("a page of a home that is let agreed offers no time to see it", () => {
  const closed = { ...home, letAgreed: { similar: [], today: "2026-11-21" } };
  expect(chooseEnquiryWords("viewing", closed).title).toBe(
    "Loriner Street, Shoreditch: let agreed",
  );
  expect(describeEnquiry("viewing", closed)).toContain("is let agreed and can’t be viewed");
  expect(describeEnquiry("viewing", closed)).not.toContain("will confirm the time");
});

test("a page of a home to let says what it asks for", () => {
  expect(chooseEnquiryWords("viewing", home).title).toContain("Book a viewing");
  expect(describeEnquiry("viewing", home)).toContain("a person will confirm the time");
});
