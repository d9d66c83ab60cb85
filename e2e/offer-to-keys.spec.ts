import { type Browser, devices, expect, type Page, test } from "@playwright/test";
import {
  askForBoth,
  correctMoney,
  countAlerts,
  findRow,
  recordMoney,
  recordStep,
  tickSteps,
} from "./tenancy-steps.ts";
import { beatrix, imogen, luis, priya } from "./journey-people.ts";
import {
  address,
  agreed,
  becomeOwner,
  expectMails,
  expectSound,
  mail,
  receive,
  receiveLink,
  signIn,
  started,
  startTenancy,
  startOffers,
  stopJourney,
} from "./journey-site.ts";
import {
  acceptFirst,
  answerAsLandlord,
  doRentersPart,
  issuePapers,
  makeChecks,
  makeOffer,
  openOnPhone,
  setLandlord,
  sign,
} from "./journey-steps.ts";
import { expectNoOfficeOverflow } from "./office-steps.ts";
import { collectConsoleErrors, expectNoAxeViolations, expectPage } from "./page-checks.ts";

// A renter, a negotiator and a landlord go from two offers to the keys. Each part begins with what
// the one before it leaves, so that all three run beside each other.
test.afterEach(stopJourney);

/** The office at a desk, renter and landlord each on a phone. */
async function openThree(browser: Browser) {
  const desks = await browser.newContext({
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
  });
  const desk = await desks.newPage();
  const errors = collectConsoleErrors(desk);
  const phones = await Promise.all([
    browser.newContext(test.info().project.use),
    browser.newContext(test.info().project.use),
  ]);
  const [renter, landlord] = [await openOnPhone(phones[0]), await openOnPhone(phones[1])];
  const close = () => Promise.all([desks, ...phones].map((one) => one.close()));
  return { desk, renter, landlord, errors, close };
}

test("two renters offer, the landlord answers, and one offer is accepted", async ({ browser }) => {
  await startOffers();
  const { desk, renter, landlord, errors, close } = await openThree(browser);
  await becomeOwner(desk);
  await setLandlord(desk);
  await makeOffer(renter, priya);
  await makeOffer(landlord, luis);
  await compareOffers(desk);
  await answerAsLandlord(landlord);
  await expect(desk.locator("table .compare__first")).toHaveText("First choice");
  await expect(desk.locator("table.compare")).toContainText("Too late for me");
  await acceptFirst(desk);
  // What was accepted waits as long as it can be undone.
  await expectMails(renter, {
    [priya.email]: ["Make your offer", "We’ve got your offer for Ropewalk Street, Shoreditch"],
    [luis.email]: ["Make your offer", "We’ve got your offer for Ropewalk Street, Shoreditch"],
    [beatrix.email]: ["Offers for Ropewalk Street"],
    "hello@lintel.example.com": ["Offer", "Offer"],
  });
  // Too high a holding deposit is answered 422, which browsers log.
  expect(errors.messages.filter((message) => !message.includes("422"))).toEqual([]);
  await close();
});

async function compareOffers(desk: Page): Promise<void> {
  await desk.goto(address("/office/offers"));
  await expectPage(desk, "Offers");
  await desk
    .getByRole("link", { name: /Ropewalk Street/ })
    .first()
    .click();
  await expectPage(desk, "Ropewalk Street, 2 offers to decide");
  await expectNoOfficeOverflow(desk);
  await expect(desk.locator(".compare__who")).toHaveText([priya.name, luis.name]);
  await desk.getByRole("link", { name: "Ask the landlord" }).click();
  await expect(desk.locator("#decision")).toBeFocused();
  await desk.getByLabel("Your message (optional)").fill("Both saw it on Saturday.");
  await desk.getByLabel("Your message (optional)").blur();
  await expect(desk.locator(".previewed__mail")).toContainText("Both saw it on Saturday.");
  await expectNoAxeViolations(desk);
  await desk.getByRole("button", { name: "Send to landlord" }).click();
  await expect(desk.getByText("Landlord asked about 2 offers.")).toBeVisible();
}

test("the renter holds the home, is checked, and everybody signs before rent is asked", async ({
  browser,
}) => {
  const { tenancyPath } = await startTenancy(agreed);
  const { desk, renter, landlord, errors, close } = await openThree(browser);
  await receive(luis.email, "Your offer wasn’t accepted");
  await landlord.goto(
    await receiveLink(
      beatrix.email,
      "Offer accepted on your property, subject to contract",
      "/my-home/",
    ),
  );
  await expect(landlord.getByText(`Let to ${priya.name}`)).toBeVisible();
  await expectSound(landlord);
  await renter.goto(await receiveLink(priya.email, "Your offer was accepted", "/my-case/"));
  await expect(
    renter.getByRole("heading", { name: "Reserve this home with £415.00" }),
  ).toBeVisible();
  await expect(renter.getByText("12345678")).toBeVisible();
  await expectSound(renter);

  await signIn(desk, tenancyPath);
  await recordMoney(desk, "Holding deposit");
  await expectPage(desk, "Ropewalk Street");
  await renter.goto(await receiveLink(priya.email, "We’ve got your payment", "/my-case/"));
  await doRentersPart(renter);
  await makeChecks(desk);
  await issuePapers(desk);
  await sign(renter, priya, "/my-case/");
  await sign(landlord, beatrix, "/my-home/");

  await expect(findRow(desk, "Agreement signed by the landlord")).toContainText(beatrix.name);
  await expect(desk.getByText("..")).toHaveCount(0);
  await askForBoth(desk);
  await expectNoAxeViolations(desk);
  const link = await receiveLink(
    priya.email,
    "The first month’s rent and deposit for",
    "/my-case/",
  );
  await renter.goto(link);
  // A month’s rent of £1,800 without what was paid to hold the home, and five weeks of it.
  await expect(renter.getByRole("heading", { name: /deposit: £3,460\.00$/ })).toBeVisible();
  await expect(renter.getByText("First month £1,385.00")).toBeVisible();
  await expectSound(renter);
  await recordMoney(desk, "First month’s rent");
  await recordMoney(desk, "Deposit");
  const ofPayments = () =>
    mail.received.filter(({ mail: { subject } }) => subject?.startsWith("We’ve got your payment"));
  await expect.poll(() => ofPayments().length).toBe(3);
  await expectMails(renter, {
    [priya.email]: [
      "Please read",
      "Please sign",
      "The first month’s rent and deposit for Ropewalk Street",
      "We’ve got your payment",
      "We’ve got your payment",
      "We’ve got your payment",
      "Your offer was accepted",
    ],
    [luis.email]: ["Your offer wasn’t accepted"],
    [beatrix.email]: ["Offer accepted on your property, subject to contract", "Please sign"],
    [imogen.email]: [
      expect.stringMatching(/, (by|today|overdue)/),
      "Sign in to the Lintel office",
      "To check",
    ],
  });
  expect(errors.messages).toEqual([]);
  await close();
});

test("the deposit is registered, the list gone through, and the keys handed over", async ({
  browser,
}) => {
  const { tenancyPath, links } = await startTenancy(started);
  const { desk, renter, landlord, errors, close } = await openThree(browser);
  await signIn(desk, tenancyPath);
  await correctMoney(desk, "First month’s rent", "1,000");
  await expectNoAxeViolations(desk);
  await recordMoney(desk, "First month’s rent");
  await expect(findRow(desk, "First month’s rent")).not.toContainText("outstanding");
  const registered = { Evidence: "Certificate of the scheme" };
  await countAlerts(desk);
  await recordStep(desk, "Deposit registered", registered);
  await recordStep(desk, `Prescribed information given: ${priya.name}`, registered);
  await recordStep(desk, "Inventory signed", { Evidence: "Signed by both" });
  // “Recorded.”, once for each.
  await expect(desk.locator("html")).toHaveAttribute("data-alerts", "3");
  await expectNoAxeViolations(desk);
  await tickSteps(desk, {
    "Inventory clerk booked": "For the first day, at eight",
    "Cleaning and repairs finished": "Seen at the last visit",
    "Sets of keys counted": "Two sets of three",
    "Meters read": "Gas 04417, electricity 18802",
    "Instructions for heating": "In the kitchen drawer",
    "Emergency numbers left": "On the fridge",
  });
  await expect(desk.getByText("6 steps recorded.")).toBeVisible();
  await expectNoAxeViolations(desk);
  // In its stage and in the list.
  await expect(desk.getByText("7 of 9")).toHaveCount(2);
  const alarms = "Smoke and carbon monoxide alarms tested";
  await recordStep(desk, alarms, { Evidence: "Both sounded" });
  await recordStep(desk, "Keys handed over", { Evidence: "Two sets, receipt signed" });
  await expectPage(desk, "Ropewalk Street");
  await expectNoOfficeOverflow(desk);

  await renter.goto(links.renter);
  await expect(renter.getByRole("heading", { name: "Welcome home" })).toBeVisible();
  await expectSound(renter);
  await landlord.goto(links.landlord);
  await expect(landlord.getByText(`Let to ${priya.name} at £1,800 pcm`)).toBeVisible();
  await expect(landlord.locator(".case-step--done")).toHaveCount(7);
  await expectSound(landlord);
  await expectMails(renter, {
    [priya.email]: ["We corrected your payment", "We’ve got your payment"],
    [imogen.email]: [expect.stringMatching(/, (by|today|overdue)/), "Sign in to the Lintel office"],
  });
  expect(errors.messages).toEqual([]);
  await close();
});
