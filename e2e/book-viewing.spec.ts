import { expect, type Page, test } from "@playwright/test";
import { getLondonDate, addDays } from "../domain/shared/dates.ts";
import { getHomeId } from "./feed-homes.ts";
import { createEmail } from "./emails.ts";
import { site } from "./shared-sites.ts";
import { expectNoAxeViolations, waitForHydration, expectPage } from "./page-checks.ts";
import {
  clickNext,
  fillContact,
  fillLookingFor,
  fillSchedule,
  fillStatus,
  openViewingForm,
  person,
  skipSunday,
  stubAddRenter,
  tabTo,
  thanks,
} from "./viewing-steps.ts";

const heading = "Let's book you in for your viewing";
const listingId = getHomeId(0);
const otherListingId = getHomeId(1);

/** London's day after tomorrow, or Monday if that is a Sunday. */
const getViewingDay = () => skipSunday(addDays(getLondonDate(new Date()), 2));
const findStepHeading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });
const expectCurrentStep = (page: Page, name: string) =>
  expect(page.locator('[aria-current="step"]')).toContainText(name);

test("four steps, the check, a failure, thanks; and who comes again is asked for the time alone", async ({
  page,
}) => {
  const email = createEmail("priya.viewing");
  const day = getViewingDay();
  await openViewingForm(page, listingId);
  await expectPage(page, heading);
  await expectCurrentStep(page, "Contact details");
  await clickNext(page);
  await expect(page.getByRole("alert")).toContainText("Please provide a contact name");
  await expect(page.getByText(/Check \d+ answers\./)).toBeVisible();
  await expectNoAxeViolations(page);
  // No step after an invalid one can be reached.
  await findStepHeading(page, "Looking for").getByRole("button").click();
  await expectCurrentStep(page, "Contact details");

  await fillContact(page, email);
  const added = page.waitForResponse("**/api/addrenter");
  await clickNext(page);
  expect((await added).status()).toBe(201);
  await expectCurrentStep(page, "Current status");
  await expect(page.getByLabel("Employment status")).toBeFocused();
  await expectNoAxeViolations(page);
  await fillStatus(page);
  await clickNext(page);

  await expectCurrentStep(page, "Looking for");
  await clickNext(page);
  await expect(page.getByText("Enter a move-in date").last()).toBeVisible();
  await expectNoAxeViolations(page);
  await fillLookingFor(page);
  await clickNext(page);

  await expectCurrentStep(page, "Schedule viewing");
  await expect(page.getByText("Times are London time")).toBeVisible();
  const findTop = async (name: string) => (await page.getByLabel(name).boundingBox())?.y;
  // The days that come meanwhile move both.
  await expect.poll(async () => (await findTop("From")) === (await findTop("Until"))).toBe(true);
  await clickNext(page);
  await expect(page.getByRole("alert")).toContainText("Select a day for the viewing");
  await fillSchedule(page, day);
  await page.getByRole("radio", { name: "Video viewing" }).check();
  await expectNoAxeViolations(page);
  await clickNext(page);

  await expect(findStepHeading(page, "Check your answers")).toBeFocused();
  await expect(page.getByText("£78,000 a year before tax")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Change looking for" }).click();
  await page.getByLabel("Highest rent you would pay").fill("2,613");
  await clickNext(page);
  await expect(page.getByText("£2,613 pcm")).toBeVisible();

  await page.route("**/api/viewrequest", (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.getByRole("button", { name: "Request this viewing" }).click();
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await expectNoAxeViolations(page);
  const sent = page.waitForRequest("**/api/viewrequest");
  await again.click();
  const { listingid, applicant } = (await sent).postDataJSON();
  expect(listingid).toBe(listingId);
  expect(applicant).toMatchObject({
    ...person,
    email,
    numOfHouseholds: 1,
    totalIncome: 78_000,
    maxRent: 2613,
    scheduleViewingDate: day,
    scheduleViewingTime: "18:00 - 18:30",
    viewingOption: "Video viewing",
  });
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(
    page.getByText("We've sent you a confirmation email to the email you've provided."),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  const findNotices = () =>
    site.mail.received.filter(
      ({ recipients, mail: { text } }) =>
        recipients[0] === "hello@lintel.example.com" &&
        text?.includes(email) &&
        text.includes("Video viewing"),
    ).length;
  await expect.poll(findNotices).toBeGreaterThan(0);

  await page.goto(`${site.url}/book-viewing/${otherListingId}`);
  await waitForHydration(page);
  await page.getByRole("button", { name: /^(?!Remove).*Priya Raman/ }).click();
  await expectCurrentStep(page, "Schedule viewing");
  await expect(findStepHeading(page, "Current status")).toHaveCount(0);
  await expect(findStepHeading(page, "Looking for")).toHaveCount(0);
  await fillSchedule(page, day);
  await clickNext(page);
  await page.getByRole("button", { name: "Request this viewing" }).click();
  await expect(page.getByText(thanks)).toBeVisible();
});

test.describe("in a wide window", () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test("the keyboard is enough", async ({ page }) => {
    await stubAddRenter(page, false);
    await openViewingForm(page, listingId);
    const answers = { ...person, email: createEmail("priya.keys") };
    for (const [field, text] of Object.entries(answers)) {
      await tabTo(page, `#${field}`);
      await page.keyboard.type(text);
    }
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Employment status")).toBeFocused();
    await page.keyboard.type("Retired");
    for (const field of ["numOfTenants", "numOfChildren", "numOfHouseholds", "totalIncome"]) {
      await tabTo(page, `#${field}`);
      await page.keyboard.type("1");
    }
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Highest rent you would pay")).toBeFocused();
    await page.keyboard.type("2500");
    await tabTo(page, "#bedrooms");
    await page.keyboard.type("1");
    await tabTo(page, "#startDate");
    await page.keyboard.type("03012027");
    const choices = ["breakClause", "furnishing", "parking", "pets", "adverseCredit"];
    for (const field of [...choices, "rightToRent", "currentlyRenting"]) {
      await tabTo(page, `#${field}`);
      await page.keyboard.press("Space");
    }
    await tabTo(page, "#currentAddress");
    // Without a geocoder there are no suggestions, since stations aren't home addresses.
    await expect(page.locator("#currentAddress")).not.toHaveAttribute("role", "combobox");
    await page.keyboard.type("22 Fenn Street");
    await page.keyboard.press("Enter");

    await expect(page.getByRole("group", { name: "Day" })).toBeFocused();
    await expect(page.getByRole("grid")).toBeVisible();
    await tabTo(page, ".calendar__day");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: /, selected$/ })).toBeFocused();
    await tabTo(page, "#scheduleViewingTime");
    await page.keyboard.type("18:00");
    await tabTo(page, "form .btn--primary");
    await page.keyboard.press("Enter");
    await expect(findStepHeading(page, "Check your answers")).toBeFocused();
    await expect(page.getByText("01/03/2027")).toBeVisible();
    await tabTo(page, "form .btn--primary");
    await page.route("**/api/viewrequest", (route) =>
      route.fulfill({ status: 201, json: { ok: true } }),
    );
    await page.keyboard.press("Enter");
    await expect(page.getByText(thanks)).toBeVisible();
  });
});

test(
  "a reload keeps the step and what was typed, Back moves a step back",
  { tag: "@long" },
  async ({ page }) => {
    await stubAddRenter(page, false);
    await openViewingForm(page, listingId);
    await fillContact(page, createEmail("priya.draft"));
    await clickNext(page);
    await fillStatus(page);
    await clickNext(page);
    await page.getByLabel("Highest rent you would pay").fill("2,345");
    await page.reload();
    await expect(page.getByLabel("Highest rent you would pay")).toHaveValue("2,345");
    await waitForHydration(page);
    await page.goBack();
    await expect(page.getByLabel("Employment status")).toHaveValue("Employed full time");
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page.getByLabel("First name")).toHaveValue("Priya");
    await findStepHeading(page, "Current status").getByRole("button").click();
    await expectCurrentStep(page, "Current status");
  },
);

test(
  "a renter who could not be added goes on, and an enquiry begins at step 2",
  { tag: "@long" },
  async ({ page }) => {
    await page.route("**/api/addrenter", (route) => route.abort());
    await openViewingForm(page, listingId);
    await fillContact(page, createEmail("priya.lost"));
    await clickNext(page);
    await expectCurrentStep(page, "Current status");

    const applicant = { ...person, email: createEmail("priya.enquiry") };
    const added = await page.request.post(`${site.url}/api/addrenter`, {
      data: { listingid: listingId, applicant },
    });
    const { EnqId } = await added.json();
    await page.goto(`${site.url}/book-viewing/${EnqId}`);
    await waitForHydration(page);
    await expectCurrentStep(page, "Current status");
    await expect(page.getByText("Hello again, Priya.")).toBeVisible();
    await expect(findStepHeading(page, "Contact details")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Back", exact: true })).toHaveCount(0);
    await expectNoAxeViolations(page);
    await fillStatus(page);
    await clickNext(page);
    await fillLookingFor(page);
    await clickNext(page);
    await fillSchedule(page, getViewingDay());
    await clickNext(page);
    await page.getByRole("button", { name: "Request this viewing" }).click();
    await expect(page.getByText(thanks)).toBeVisible();
  },
);
