import { expect, type Locator, type Page } from "@playwright/test";

/** What stands in the fields of a form, by label. */
type Texts = Readonly<Record<string, string>>;

/** A step of a tenancy, or its money, by how its title begins. */
export function findRow(page: Page, title: string): Locator {
  const named = new RegExp(`^${title}(,|$)`);
  return page
    .locator("li.step")
    .filter({ has: page.locator(".step__what > p:first-child").filter({ hasText: named }) });
}

/** One of the forms of a row, by how its name begins, unfolded as somebody unfolds it who looks for it. */
export async function openForm(page: Page, title: string, summary: string): Promise<Locator> {
  const row = findRow(page, title);
  const stage = page.locator("details.stage__box").filter({ has: row });
  const named = page.locator("summary").filter({ hasText: new RegExp(`^${summary}`) });
  const form = row.locator("details.tenancy-fold").filter({ has: named });
  for (const fold of [stage, form]) {
    const isOpen = await fold.evaluate((element) => element.hasAttribute("open"));
    if (!isOpen) await fold.locator("> summary").click();
  }
  return form;
}

export async function fillForm(form: Locator, texts: Texts): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = form.getByLabel(label, { exact: true });
    const isSelect = await field.evaluate((element) => element.tagName === "SELECT");
    await (isSelect ? field.selectOption({ label: text }) : field.fill(text));
  }
}

/** Records that a step is done, and waits until the page says so. */
export async function recordStep(page: Page, title: string, texts: Texts): Promise<void> {
  const form = await openForm(page, title, "Record ");
  await fillForm(form, texts);
  await form.getByRole("button", { name: /^Record / }).click();
  await expect(findRow(page, title)).toContainText(texts["Evidence"] ?? "");
  await expect(form).toHaveCount(0);
  // Whoever has no mouse goes on from there.
  await expect(page.locator("li.step:focus, li.stage:focus")).toHaveCount(1);
}

/** Records money that came, as it was asked. */
export async function recordMoney(page: Page, title: string): Promise<void> {
  const form = await openForm(page, title, "Record payment");
  await fillForm(form, { Evidence: "Bank statement, line 12" });
  await form.getByRole("button", { name: "Save payment" }).click();
  await expect(findRow(page, title)).toContainText("Bank statement, line 12");
}

/** Less came than was recorded: the page says both, and what is still to come. */
export async function correctMoney(page: Page, title: string, pounds: string): Promise<void> {
  const form = await openForm(page, title, "Correct the ");
  await fillForm(form, { "Amount received": pounds, "Reason for correction": "Mistyped" });
  await form.getByRole("button", { name: /^Save correction/ }).click();
  await expect(findRow(page, title)).toContainText("Previously: £");
  await expect(findRow(page, title)).toContainText("outstanding");
}

/** Asks for the first month’s rent and the deposit that the page proposes. */
export async function askForBoth(page: Page): Promise<void> {
  const form = page
    .locator("details.tenancy-fold")
    .filter({ hasText: "Request first month’s rent and deposit" });
  await form.locator("> summary").click();
  await form.getByRole("button", { name: "Request both in one email" }).click();
  await expect(findRow(page, "First month’s rent")).toContainText("due ");
  await expect(findRow(page, "Deposit")).toContainText("due ");
}

/** Ticks steps of the move-in list and records them at once. */
export async function tickSteps(page: Page, notes: Texts): Promise<void> {
  const list = page.getByRole("region", { name: "Move-in checklist" });
  for (const [title, note] of Object.entries(notes)) {
    await list.getByRole("checkbox", { name: title }).check();
    await list.getByRole("textbox", { name: `Evidence: ${title}` }).fill(note);
  }
  await list.getByRole("button", { name: "Record ticked steps" }).click();
}

/** Counts what is read out without being asked for from now on, until the page is loaded again. */
export async function countAlerts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const known = new WeakSet(document.querySelectorAll("[role=alert]"));
    const { dataset } = document.documentElement;
    dataset["alerts"] = "0";
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll("[role=alert]")) {
        if (known.has(alert)) continue;
        known.add(alert);
        dataset["alerts"] = String(Number(dataset["alerts"]) + 1);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}
