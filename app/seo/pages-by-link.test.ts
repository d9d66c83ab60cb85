import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { PageHandle } from "../../domain/site/page-handle.ts";
import { keyPages } from "../../domain/site/key-pages.ts";
import { siteRoutes } from "../routes.ts";

const app = join(import.meta.dirname, "..");

/** The specification has the tag manager told of a request for a viewing, on its page. */
const tracked = new Set(["book-viewing/:id"]);

/** What a page does with the secret in its address. */
const opens =
  /\b(?:findRecordId|findOffer|findOpenEnquiry|findAlertToConfirm|findAlertToStop|findPreview|findJoin|openCasePage|parseCampaignReply|stopCampaignsText)\b/;

const byLink = siteRoutes.filter(
  ({ file }) => file.endsWith(".tsx") && opens.test(readFileSync(join(app, file), "utf8")),
);

test("pages whose address is a key are found by what they open", () => {
  expect(byLink.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["offer/:id", "my-viewing", "alert/stop", "property/:id/preview"]),
  );
});

test.each(byLink.filter(({ path = "" }) => !tracked.has(path)))(
  "$path loads no tag manager",
  async ({ file, path }) => {
    const { handle }: { handle?: PageHandle } = await import(/* @vite-ignore */ join(app, file));
    expect(handle?.byLink ?? handle?.ownFrame).toBe(true);
    // With a frame of its own it has no script, so that nothing else comes in its document.
    if (handle?.byLink) expect(keyPages).toContain(path);
    else expect(handle?.scripts).toBe(false);
  },
);
