import { expect, type Page, test } from "@playwright/test";
import { seen } from "./page-checks.ts";
import { forget, type RunningSite, startSite } from "./running-site.ts";

let site: RunningSite;

test.beforeAll(async () => {
  site = await startSite({ DEMO_DATA: "off" });
});
test.afterAll(async () => {
  await site.stop();
  forget(site.dataDir);
});

const pages = [
  {
    path: "/request-viewing",
    heading: "Your viewing request",
    call: "emailcampaign",
    body: { id: "c7Q2", resp: true },
    success:
      "Thank you, your response has been registered and you will receive an email confirmation shortly.",
    failure:
      "We're very sorry, there was a problem registering your response. Please reply to the email you received.",
  },
  {
    path: "/renter-check",
    heading: "Your renter check",
    call: "rentercheck",
    body: { id: "c7Q2", dev: "Tannery Yard", resp: true },
    success: "Thank you, your response has been registered",
    failure:
      "We're very sorry, there was a problem registering your response. Please reply to the email you've received to process this renter",
  },
  {
    path: "/renter-survey",
    heading: "Your survey answer",
    call: "rentersurvey",
    body: { id: "c7Q2", dev: "Tannery Yard", resp: true },
    success: "Thank you, your response has been registered.",
    failure: "We're very sorry, there was a problem registering your response.",
  },
];

for (const { path, heading, call, body, success, failure } of pages) {
  const address = `${path}?id=c7Q2&dev=Tannery+Yard&resp=true`;

  test(`${path} posts the answer once, waits, and says that it was registered`, async ({
    page,
  }) => {
    const { bodies, answer } = await callAnswers(page, call, 201);
    await page.goto(site.url + address);
    await expect(page.getByText("Please wait while we check your response.")).toBeVisible();
    answer();
    await expect(page.getByText(success, { exact: true })).toBeVisible();
    await seen(page, heading);
    expect(bodies).toEqual([body]);
  });

  test(`${path} says so when the answer could not be registered`, async ({ page }) => {
    const { answer } = await callAnswers(page, call, 500);
    answer();
    await page.goto(site.url + address);
    await expect(page.getByText(failure, { exact: true })).toBeVisible();
  });

  test(`${path} without an id posts nothing`, async ({ page }) => {
    const { bodies } = await callAnswers(page, call, 201);
    await page.goto(`${site.url}${path}?resp=true`);
    await expect(page.getByText(failure, { exact: true })).toBeVisible();
    expect(bodies).toEqual([]);
  });
}

/** Stands in for the call: keeps what it is sent, and answers once it is told to. */
async function callAnswers(page: Page, call: string, status: number) {
  const bodies: unknown[] = [];
  const { promise: told, resolve: answer } = Promise.withResolvers<void>();
  await page.route(`**/api/${call}`, async (route) => {
    bodies.push(route.request().postDataJSON());
    await told;
    await route.fulfill({ status, json: {} });
  });
  return { bodies, answer };
}
