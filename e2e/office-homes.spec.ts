import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { expectNoOfficeOverflow, filterAndSortByKeys } from "./office-steps.ts";
import { expectRefusalInView } from "./refusal-steps.ts";
import { removeDataDir, startSite } from "./running-site.ts";
import { copyLoadedDemo } from "./shared-sites.ts";
import { addCertificates } from "./certificate-steps.ts";
import { disableMaps, expectNoAxeViolations, expectPage, waitForPage } from "./page-checks.ts";

const texts: Record<string, string> = {
  "Listing name": "Paragon Place",
  "Address that renters see": "Paragon Place, Islington, London N1",
  Bedrooms: "3",
  Bathrooms: "1",
  Rent: "3150",
  Summary: "Second floor of a stucco terrace, with a roof terrace.",
  Description: "The home has three bedrooms and a study over the plane trees. ".repeat(5),
};
const choices: Record<string, string> = {
  Type: "Flat",
  Furnishing: "Unfurnished",
  "Council tax band": "E",
  "Energy rating": "C",
  "Gas supply": "no",
  "Licence needed": "none",
  "Possession ground used": "none",
};

async function signInAs(page: Page, name: RegExp): Promise<Page> {
  await page.goto("/office/sign-in");
  await page.getByRole("button", { name }).click();
  await page.waitForURL(/today/);
  return page;
}

async function isFound(page: Page): Promise<boolean> {
  const response = await page.request.get("/api/properties?q=paragon");
  return (await response.text()).includes("Paragon Place");
}

/** Files as a person's other programs hand them over: pasted, or dragged over an element and dropped. */
async function handOver(page: Page, how: "paste" | "drop", file: { name: string; buffer: Buffer }) {
  const data = { how, name: file.name, base64: file.buffer.toString("base64") };
  await page.locator(".pictures").evaluate(async (area, { how: way, name, base64 }) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([bytes], name, { type: "image/jpeg" }));
    if (way === "paste") {
      const pasted = { clipboardData: transfer, bubbles: true };
      document.body.dispatchEvent(new ClipboardEvent("paste", pasted));
      return;
    }
    for (const type of ["dragenter", "dragover", "drop"]) {
      const dragged = { dataTransfer: transfer, bubbles: true, cancelable: true };
      area.dispatchEvent(new DragEvent(type, dragged));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  }, data);
}

/** What was typed a moment before a link is followed is kept, or the page stays. */
async function leaveWhileTyping(page: Page): Promise<void> {
  const summary = page.getByRole("textbox", { name: "Summary", exact: true });
  const link = page.locator(".edit__bar").getByRole("link", { name: "Listings" });
  await summary.fill("Second floor of a stucco terrace, with a roof terrace and a study.");
  // Without the focus that leaves the field, as by a key.
  await link.dispatchEvent("click");
  await waitForPage(page, "Listings");
  await page.goBack();
  await expect(summary).toHaveValue(/and a study\.$/);

  await page.route("**/save", (route) => route.abort());
  await summary.fill("Second floor of a stucco terrace, with a roof terrace.");
  const asked = page.waitForEvent("dialog");
  void link.dispatchEvent("click");
  const question = await asked;
  expect(question.message()).toContain("aren’t saved");
  await question.dismiss();
  await expect(page.getByText("Not saved. You’re offline, but we’ll keep trying.")).toBeVisible();
  await expect(summary).toHaveValue(/with a roof terrace\.$/);
  await page.unroute("**/save");
  await summary.press("End");
  await summary.pressSequentially(" ");
  await expect(page.getByText(/^Saved today/)).toBeVisible();
}

/** A colleague's change, typed before their script is there, comes into the open page, but not under what is typed. */
async function editTogether(page: Page, colleague: Page): Promise<void> {
  const rent = (one: Page) => one.getByRole("textbox", { name: "Rent", exact: true });
  const kind = (one: Page) => one.getByRole("textbox", { name: "Building type" });
  const script = Promise.withResolvers<void>();
  await colleague.route("**/*.js", (route) => script.promise.then(() => route.continue()));
  await colleague.goto(page.url(), { waitUntil: "commit" });
  await rent(colleague).fill("3200");
  script.resolve();
  await expect(page.getByText(/^Imogen Achebe changed Rent today/)).toBeVisible();
  await expect(rent(page)).toHaveValue("3200");
  await page.route("**/save", (route) => route.abort());
  await kind(page).fill("Mews");
  await expect(page.getByText("Not saved. You’re offline, but we’ll keep trying.")).toBeVisible();
  await kind(colleague).fill("Studio");
  await expect(page.locator(".edit__changes")).toContainText("Studio");
  await page.unroute("**/save");
  await kind(page).blur();
  await expect(page.getByText(/Building type was also changed by Imogen Achebe/)).toBeVisible();
  await page.getByRole("button", { name: /^Keep mine .*: Mews$/ }).click();
  await expect(kind(colleague)).toHaveValue("Mews");
}

/** By keys and by dragging; a mere press leaves it. Later steps need no map, which is slow. */
async function movePin(page: Page): Promise<void> {
  const lat = page.getByRole("textbox", { name: "Latitude" });
  const long = page.getByRole("textbox", { name: "Longitude" });
  await lat.scrollIntoViewIfNeeded();
  const pin = page.getByRole("button", { name: /^Position of the property/ });
  await pin.scrollIntoViewIfNeeded();
  const [first, west] = [await lat.inputValue(), Number(await long.inputValue())];
  await pin.click();
  await expect(lat).toHaveValue(first);
  await pin.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(async () => Number(await long.inputValue())).toBeGreaterThan(west);
  await expect(pin).toBeFocused();
  const moved = Number(await lat.inputValue());
  const { x, y, width, height } = (await pin.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y - 20, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Number(await lat.inputValue())).toBeGreaterThan(moved);
  await expect(page.getByText(/^Saved today/)).toBeVisible();
  const kept = await lat.inputValue();
  await disableMaps(page);
  await page.reload();
  await expect(lat).toHaveValue(kept);
}

/** Sends two pictures, puts the second first by keys, describes it and cuts its left half away. */
async function changePictures(page: Page): Promise<void> {
  const files = await Promise.all(
    ["#204060", "#a0522d", "#556b2f"].map(async (background, n) => ({
      name: `${n + 1}.jpg`,
      mimeType: "image/jpeg",
      buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    })),
  );
  const text = { name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
  await page.locator("#choose-pictures").setInputFiles([files[0]!, text]);
  await expect(page.getByText(/notes.jpg isn’t a JPEG/).first()).toBeVisible();
  await page.getByRole("button", { name: /^Discard photo/ }).click();
  await handOver(page, "drop", files[1]!);
  await expect(page.getByRole("button", { name: "Move photo 2, 2 of 2" })).toBeVisible();
  await handOver(page, "paste", files[2]!);
  await expect(page.getByRole("button", { name: "Move photo 3, 3 of 3" })).toBeVisible();
  await page.getByRole("button", { name: "Remove photo 3" }).click();
  const second = page.getByRole("button", { name: "Move photo 2, 2 of 2" });
  await second.focus();
  for (const key of ["Space", "ArrowLeft"]) await page.keyboard.press(key);
  await expect(page.getByText("Moving, now 1 of 2", { exact: true })).toBeVisible();
  await page.keyboard.press("Space");
  const captions = page.getByPlaceholder("Alt text");
  await captions.first().fill("Roof terrace");
  await captions.first().press("Enter");
  await expect(page.getByRole("button", { name: "Move Roof terrace, 1 of 2" })).toBeVisible();
  await expect(captions.first()).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Crop Roof terrace" }).click();
  await expectPage(page, "Crop and rotate Roof terrace");
  await page.getByLabel("From the left").fill("50");
  await page.getByLabel("Width").fill("50");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Save crop" }).click();
  await expect(page.getByRole("link", { name: "Crop again Roof terrace" })).toBeFocused();
}

test("a home goes from a draft that the gate refuses to one that is found, and is gone once let", async ({
  browser,
}) => {
  const site = await startSite({}, copyLoadedDemo());
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  try {
    await signInAs(page, /Amina Yusuf/);
    await page.goto("/office/listings");
    await expectPage(page, "Listings");
    await expectNoOfficeOverflow(page);
    await filterAndSortByKeys(page);
    await page.keyboard.press("n");
    await page.getByLabel("House number and street").fill("6 Paragon Place");
    await page.getByLabel("Postcode").fill("N1 2ZZ");
    await page.getByRole("button", { name: "Create draft" }).click();
    await expectPage(page, "6 Paragon Place");
    await expect(page.getByRole("button", { name: /^Publish listing, \d+ missing/ })).toBeVisible();
    await page.getByRole("button", { name: /^Publish listing, \d+ missing/ }).click();
    await expectRefusalInView(page, /before you can publish/);

    for (const [label, text] of Object.entries(texts)) {
      await page.getByRole("textbox", { name: label, exact: true }).fill(text);
    }
    for (const [label, value] of Object.entries(choices)) {
      await page.getByRole("combobox", { name: label, exact: true }).selectOption(value);
    }
    const unknowns = page.getByRole("region", { name: /Material/ }).getByLabel(/^Unknown/);
    for (const box of await unknowns.all()) await box.check();
    await expect(page.getByText(/^Saved today/)).toBeVisible();
    await addCertificates(page);
    await changePictures(page);
    await leaveWhileTyping(page);
    const colleague = await signInAs(await browser.newPage({ baseURL: site.url }), /Imogen Achebe/);
    await editTogether(page, colleague);
    await colleague.close();
    await movePin(page);
    for (let left = 2; left > 0; left--) {
      await page.getByText("Override warning").first().click();
      await page
        .getByLabel(/^Reason/)
        .first()
        .fill("Photos and plan are made on Monday.");
      await page.getByRole("button", { name: "Override warning" }).first().click();
      await expect(page.getByText(/Overridden: /)).toHaveCount(3 - left);
    }
    expect(await isFound(page)).toBe(false);
    await page.getByRole("button", { name: "Publish listing", exact: true }).press("Enter");
    await expect(page.getByText("Property published.")).toBeVisible();
    await expect(page.locator(".edit__result")).toBeFocused();
    await expect.poll(() => isFound(page)).toBe(true);
    const address = new URL(page.url()).pathname.replace("office/listings", "property");
    const html = await (await page.request.get(address)).text();
    // The first is the cover, as it was put in order and cut.
    expect(html).toContain("Roof terrace");

    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoOfficeOverflow(page);
    await page.getByRole("button", { name: "Let agreed", exact: true }).click();
    await expect(page.getByText(/1 property changed to let agreed/)).toBeVisible();
    await page.getByRole("button", { name: "Withdrawn", exact: true }).click();
    await expect(page.getByText(/1 property changed to withdrawn/)).toBeVisible();
    await expect.poll(() => isFound(page)).toBe(false);
  } finally {
    await context.close();
    await site.stop();
    removeDataDir(site.dataDir);
  }
});
