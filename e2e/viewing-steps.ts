import { expect, type Page } from "@playwright/test";
import { addDays } from "../domain/shared/dates.ts";
import { waitForHydration } from "./page-checks.ts";
import { site } from "./shared-sites.ts";

export const person = { firstname: "Priya", lastname: "Raman", phone: "07700 900123" };
export const thanks = "We will be in touch to confirm your viewing shortly";

const fullDateFormat = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

export function formatDay(date: string): string {
  return fullDateFormat.format(new Date(`${date}T00:00:00Z`)).replace(",", "");
}

export function skipSunday(date: string): string {
  return formatDay(date).startsWith("Sunday") ? addDays(date, 1) : date;
}

export async function openViewingForm(page: Page, id: string): Promise<void> {
  await page.goto(`${site.url}/book-viewing/${id}`);
  await page.getByRole("button", { name: "Reject all" }).click();
  await waitForHydration(page);
}

export async function stubAddRenter(page: Page, isQualified: boolean): Promise<void> {
  await page.route("**/api/addrenter", (route) =>
    route.fulfill({
      status: 201,
      json: { contactId: "c1", EnqId: "a0aaaaaaaaaaaaaaaa", isQualified },
    }),
  );
}

export async function clickNext(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Next", exact: true }).click();
}

export async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel("First name").fill(person.firstname);
  await page.getByLabel("Last name").fill(person.lastname);
  await page.getByLabel("Phone number").fill(person.phone);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
}

export async function fillStatus(page: Page): Promise<void> {
  await page.getByLabel("Employment status").selectOption("Employed full time");
  await page.getByRole("textbox", { name: "Adults" }).fill("2");
  await page.getByRole("textbox", { name: "Children" }).fill("0");
  await page.getByRole("button", { name: "More households" }).click();
  await page.getByRole("button", { name: "More households" }).click();
  await page.getByRole("textbox", { name: "Household income" }).fill("78,000");
}

export async function fillLookingFor(page: Page): Promise<void> {
  await page.getByLabel("Highest rent you would pay").fill("2,500");
  await page.getByRole("textbox", { name: "Bedrooms" }).fill("2");
  await page.getByLabel("Move-in date").fill("2027-03-01");
  const choices = {
    "Break clause": "Preferred",
    Furnishing: "Furnished",
    Parking: "No",
    Pets: "Yes",
    "Adverse credit": "No",
    "Right to rent": "Yes",
    "Renting at the moment": "Yes",
  };
  for (const [question, answer] of Object.entries(choices)) {
    const group = page.getByRole("radiogroup", { name: question });
    await group.getByRole("radio", { name: answer, exact: true }).check();
  }
  await page.getByLabel("Current address").fill("22 Fenn Street, London E9");
  await page.keyboard.press("Tab");
}

export async function fillSchedule(page: Page, date: string): Promise<void> {
  await expect(page.getByRole("grid")).toBeVisible();
  const day = page.getByRole("button", { name: formatDay(date) });
  if (!(await day.isVisible())) await page.getByRole("button", { name: "Next month" }).click();
  await day.click();
  await page.getByRole("combobox", { name: "From" }).selectOption("18:00");
  await expect(page.getByRole("combobox", { name: "Until" })).toHaveValue("18:30");
}

export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab");
    const hasFocus = (element: string) => document.activeElement?.matches(element) ?? false;
    if (await page.evaluate(hasFocus, selector)) return;
  }
  throw new Error(`Tab does not reach ${selector}.`);
}
