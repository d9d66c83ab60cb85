import { expect, type Page } from "@playwright/test";

/** What a home without gas needs, in its editor. */
export async function addCertificates(page: Page): Promise<void> {
  for (const kind of ["eicr", "epc"]) {
    await page.getByRole("combobox", { name: "Certificate", exact: true }).selectOption(kind);
    await page.getByLabel("Issue date").fill("2026-01-15");
    if (kind === "epc") await page.getByLabel("Number (optional)").fill("0123-4567-8901-2345-6789");
    await page.getByRole("button", { name: "Add certificate" }).click();
    await expect(page.getByText(/^until /)).toHaveCount(kind === "eicr" ? 1 : 2);
  }
  await completeReport(page);
}

/** Of the electrical report only the dates are here: it is its file that shows it. */
async function completeReport(page: Page): Promise<void> {
  const report = page.locator("details.papers__prove");
  await report.locator("summary").click();
  const complete = report.getByRole("button", { name: /^Complete certificate/ });
  await complete.click();
  await expect(report.getByLabel("Upload certificate")).toHaveAccessibleDescription(/Add the file/);
  await report.getByLabel("Upload certificate").setInputFiles({
    name: "report.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF"),
  });
  await complete.click();
  await expect(page.getByText("Electrical report details saved.")).toBeVisible();
  await expect(report).toHaveCount(0);
}
