import { expect, type Locator, type Page, test } from "@playwright/test";
import { createTenant } from "../server/testing/offer-draft.ts";
import { createEmail } from "./emails.ts";
import { site } from "./shared-sites.ts";
import { inviteToOffer, openOffer, saveDraft, createCompleteDraft } from "./offer-steps.ts";
import { expectNoAxeViolations, expectPage } from "./page-checks.ts";

const success = "It's on us now!";
const failure = "Oops! We had a problem loading the offer form";
const branchPhone = "020 7946 0152";
const findMails = (email: string) =>
  site.mail.received.filter(({ recipients }) => recipients[0] === email);

/** The demo’s agency has no branches. */
async function giveHomeBranchPhone(page: Page): Promise<void> {
  await page.evaluate((phone) => {
    const { loaderData } = Reflect.get(window, "__reactRouterDataRouter").state;
    for (const data of Object.values(loaderData))
      if (typeof data === "object" && data && "home" in data)
        Object.assign(data, { branchPhone: phone });
  }, branchPhone);
}

test(
  "the browser's Back leads from a window to main, and out of the page after a question",
  { tag: "@long" },
  async ({ page }) => {
    const offer = await inviteToOffer();
    await saveDraft(offer, createCompleteDraft(offer));
    await openOffer(page, offer);
    await page.getByRole("button", { name: "Edit Priya Raman" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Tenant 1" })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: /^Your offer for/ })).toBeFocused();

    await page.getByRole("contentinfo").getByRole("link", { name: "Property search" }).click();
    await expect(page).toHaveURL(`${site.url}/properties`);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: /^Your offer for/ })).toBeVisible();
    await expect(page).toHaveURL(offer.link);
    const question = page.getByRole("dialog", { name: "Leave your offer?" });
    await page.evaluate(() => history.forward());
    await expect(question).toBeVisible();
    await expectNoAxeViolations(page);
    await question.getByRole("button", { name: "Stay here" }).click();
    await expect(page).toHaveURL(offer.link);
    await page.evaluate(() => history.forward());
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL(`${site.url}/properties`);
  },
);

test("a difference between adults and tenants is asked about once", async ({ page }) => {
  const offer = await inviteToOffer();
  await saveDraft(offer, createCompleteDraft(offer, {}, { adultCount: "3" }));
  await openOffer(page, offer);
  const submit = page.getByRole("button", { name: "Submit" });
  const adultsDialog = page.getByRole("dialog", { name: "Is everyone named?" });
  await submit.click();
  await expect(adultsDialog).toContainText("You counted 3 adults and named 2 tenants.");
  await expectNoAxeViolations(page);
  await adultsDialog.getByRole("button", { name: "Check the tenants" }).click();
  await expect(adultsDialog).toBeHidden();
  await expect(submit).toBeFocused();
  const sent = page.waitForRequest("**/api/placeoffer");
  await submit.click();
  expect((await sent).postDataJSON()).toMatchObject({ adultCount: 3 });
  await expectPage(page, success);
});

test(
  "an offer that names fewer than it counts can be sent as it is",
  { tag: "@long" },
  async ({ page }) => {
    const offer = await inviteToOffer();
    await saveDraft(offer, createCompleteDraft(offer, {}, { adultCount: "3" }));
    await openOffer(page, offer);
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByRole("button", { name: "Send anyway" }).click();
    await expect(page.getByRole("heading", { level: 1, name: success })).toBeVisible();
  },
);

test("when sending fails twice the page says so, the offer is still there, and is sent at a second try", async ({
  page,
}) => {
  const offer = await inviteToOffer();
  await saveDraft(offer, createCompleteDraft(offer));
  let calls = 0;
  await page.route("**/api/placeoffer", async (route) => {
    calls += 1;
    await (calls <= 3 ? route.fulfill({ status: 503 }) : route.continue());
  });
  await openOffer(page, offer);
  await giveHomeBranchPhone(page);
  // The page checks whether the first attempt arrived, but a second attempt doesn't wait for that.
  await page.route(`**/api/offer/${offer.id}`, () => {});
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(`${site.url}/offer-error`);
  await expectPage(page, failure);
  await expect(page.getByRole("main")).toContainText(`call us on ${branchPhone}`);
  await expect(page.getByRole("link", { name: `Call ${branchPhone}`, exact: true })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText(branchPhone);
  await page.getByRole("link", { name: "Back to your offer" }).click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Priya Raman", "Daniel Osei"]);
  expect(calls).toBe(2);

  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: success })).toBeVisible();
  expect(calls).toBe(4);
});

test("the same offer sent ten times at once is stored once", { tag: "@long" }, async ({ page }) => {
  const offer = await inviteToOffer();
  const email = createEmail("ten.times");
  const tenants = [createTenant({ email, rentshare: "100" })];
  await saveDraft(offer, createCompleteDraft(offer, { tenants }, { adultCount: "1" }));
  const others: number[] = [];
  await page.route("**/api/placeoffer", async (route) => {
    const request = route.request();
    const headers = await request.allHeaders();
    const sendAgain = async () => {
      const response = await fetch(request.url(), {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "Idempotency-Key": headers["idempotency-key"] ?? "",
        },
        body: request.postData(),
      });
      return response.status;
    };
    const nine = Promise.all(Array.from({ length: 9 }, sendAgain));
    await route.continue();
    others.push(...(await nine));
  });
  await openOffer(page, offer);
  const submit = page.getByRole("button", { name: "Submit" });
  await submit.dblclick();
  await expect(page.getByRole("heading", { level: 1, name: success })).toBeVisible();
  await expect.poll(() => others).toEqual(Array.from({ length: 9 }, () => 201));
  await expect.poll(() => findMails(email).length).toBe(1);
});

test("an offer is made with the keyboard alone", async ({ page }, { project }) => {
  test.skip(project.name === "phone", "a phone has no keyboard");
  const offer = await inviteToOffer();
  const acceptances = { offerTerms: false, contractTerms: false, privacy: false };
  await saveDraft(
    offer,
    createCompleteDraft(offer, { tenants: [], acceptances }, { adultCount: "1" }),
  );
  await openOffer(page, offer);
  const press = async (role: Role, name: string | RegExp, key: string) => {
    await pressTabUntil(page.getByRole(role, { name }).first());
    await page.keyboard.press(key);
  };
  const type = async (name: string | RegExp, text: string) => {
    await pressTabUntil(page.getByRole("textbox", { name }).first());
    await page.keyboard.type(text);
  };
  await press("button", "Add a tenant", "Enter");
  await type("First name", "Priya");
  await type("Last name", "Raman");
  await type("Day", "14");
  await type("Month", "3");
  await type("Year", "1992");
  await page.keyboard.press("Enter");
  await type(/phone/i, "07700 900123");
  await type(/email/i, createEmail("priya.keys"));
  await page.keyboard.press("Enter");
  await type("Employer", "Fernwick Studio");
  await type("Job title", "Product designer");
  await type("Salary", "46000");
  await type("Share of the rent", "100");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "All done!" })).toBeVisible();
  await press("button", "Back to your offer", "Enter");
  await press("checkbox", /terms of the offer form/, "Space");
  await press("checkbox", /privacy policy/, "Space");
  await press("button", "Submit", "Enter");
  await expect(page.getByRole("heading", { level: 1, name: success })).toBeVisible();
});

type Role = "button" | "checkbox";

async function pressTabUntil(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 80; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press("Tab");
  }
  throw new Error("The Tab key does not lead there.");
}
