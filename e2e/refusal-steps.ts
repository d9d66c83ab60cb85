import { expect, type Page } from "@playwright/test";
import { expectNoAxeViolations } from "./page-checks.ts";

/** Where somebody sees it, and goes on by keys. */
export async function expectRefusalInView(page: Page, text: RegExp): Promise<void> {
  const refusal = page.getByRole("alert").filter({ hasText: text });
  await expect(refusal).toBeFocused();
  await expect(refusal).toBeInViewport();
  await expectNoAxeViolations(page);
}
