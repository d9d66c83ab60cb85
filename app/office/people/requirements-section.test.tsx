import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { QualificationAnswers } from "../../../domain/enquiries/qualification.ts";
import { LookingSection } from "./requirements-section.tsx";

const answers: QualificationAnswers = {
  employmentStatus: "Employed full time",
  employer: "Quill and Sons",
  jobTitle: "Bookbinder",
  numOfTenants: 2,
  numOfChildren: 3,
  numOfHouseholds: 1,
  totalIncome: 48_000,
  maxRent: 2100,
  bedrooms: 0,
  startDate: "2027-01-04",
  duration: null,
  breakClause: "Preferred",
  furnishing: "Furnished",
  parking: "no",
  pets: "yes",
  adverseCredit: "no",
  rightToRent: "yes",
  currentlyRenting: "yes",
  movingReason: null,
  currentAddress: "14 Calvert Terrace",
  vacatingDate: "2027-01-03",
};

test("what somebody said of themselves is told in words, without their children", () => {
  const lookingFor = { answers, given: "today", where: [], mayTell: false, homes: [] };
  const section = (
    <LookingSection
      lookingFor={lookingFor}
      firstname="Ada"
      conversationId={null}
      mayAnswer={false}
    />
  );
  const router = createMemoryRouter([{ path: "/", element: section }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toContain("<dt>Household income</dt><dd>£48,000 a year before tax</dd>");
  expect(html).toContain("<dt>Maximum rent</dt><dd>£2,100 pcm</dd>");
  expect(html).toContain("<dt>Moving out on</dt><dd>03/01/2027</dd>");
  expect(html).toContain("<dt>Pets</dt><dd>Yes</dd>");
  expect(html).not.toMatch(/Children|Num of|48000|2027-01/);
});
