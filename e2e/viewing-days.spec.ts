import { expect, test } from "@playwright/test";
import { formatNumericDate } from "../domain/shared/dates.ts";
import { getHomeId } from "./feed-homes.ts";
import {
  clickNext,
  fillContact,
  fillSchedule,
  formatDay,
  openViewingForm,
  stubAddRenter,
  thanks,
} from "./viewing-steps.ts";

test.describe("in Auckland, where it is tomorrow already", () => {
  test.use({ timezoneId: "Pacific/Auckland" });

  test("the days are London's: no past, no today, no Sunday, and the chosen one is sent", async ({
    page,
  }) => {
    // Wednesday 25 November, 12:30 in London, is Thursday 26 November, 01:30 in Auckland.
    await page.clock.setFixedTime(new Date("2026-11-25T12:30:00Z"));
    await stubAddRenter(page, true);
    await page.route("**/api/human-check", (route) => route.fulfill({ json: { kind: "off" } }));
    await page.route("**/api/viewrequest", (route) =>
      route.fulfill({ status: 201, json: { ok: true } }),
    );
    await openViewingForm(page, getHomeId(0));
    await fillContact(page, "priya.away@example.com");
    await clickNext(page);
    await expect(page.getByRole("grid")).toBeVisible();
    const day = (date: string) => page.getByRole("button", { name: formatDay(date) });
    for (const date of ["2026-11-24", "2026-11-25", "2026-11-29"]) {
      await expect(day(date)).toBeDisabled();
    }
    const chosen = "2026-11-26";
    await expect(day(chosen)).toBeEnabled();
    await fillSchedule(page, chosen);
    await clickNext(page);
    await expect(page.getByText(`Thursday ${formatNumericDate(chosen)}`)).toBeVisible();
    const sent = page.waitForRequest("**/api/viewrequest");
    await page.getByRole("button", { name: "Request this viewing" }).click();
    expect((await sent).postDataJSON().applicant).toMatchObject({
      scheduleViewingDate: chosen,
      scheduleViewingTime: "18:00 - 18:30",
    });
    await expect(page.getByText(thanks)).toBeVisible();
  });
});
