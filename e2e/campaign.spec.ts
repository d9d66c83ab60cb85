import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { runAdminCommand } from "./admin-command.ts";
import { createEmail } from "./emails.ts";
import { collectConsoleErrors, expectPage } from "./page-checks.ts";
import { site } from "./shared-sites.ts";
import { expectStored, exportRows } from "./without-script-steps.ts";

const pages = [
  {
    path: "/request-viewing",
    heading: "Your viewing request",
    call: "emailcampaign",
    body: { id: "c7Q2", resp: true },
    said: "You said: yes, I would like to view.",
    change: "Change to: no, thank you",
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
    said: "You said: yes, please go on.",
    change: "Change to: no, please wait",
    success: "Thank you, your response has been registered",
    failure:
      "We're very sorry, there was a problem registering your response. Please reply to the email you've received to process this renter",
  },
  {
    path: "/renter-survey",
    heading: "Your survey answer",
    call: "rentersurvey",
    body: { id: "c7Q2", dev: "Tannery Yard", resp: true },
    said: "You said: yes, I would recommend you.",
    change: "Change to: no, I would not",
    success: "Thank you, your response has been registered.",
    failure: "We're very sorry, there was a problem registering your response.",
  },
];

for (const [
  index,
  { path, heading, call, body, said, change, success, failure },
] of pages.entries()) {
  const tag = index === 0 ? [] : ["@long"];

  test(
    `${path} posts the answer once, shows it, takes the other one, and says if it failed`,
    { tag },
    async ({ page }) => {
      const address = `${site.url}${path}?id=c7Q2&dev=Tannery+Yard&resp=true`;
      const stub = await stubCall(page, call);

      await test.step("it waits, and says that the answer was registered", async () => {
        await page.goto(address);
        await expect(page.getByText("Please wait while we check your response.")).toBeVisible();
        stub.answer(201);
        await expect(page.getByText(success, { exact: true })).toBeVisible();
        await expectPage(page, heading);
        expect(stub.bodies).toEqual([body]);
      });

      await test.step("it shows which answer was registered, and takes the other one", async () => {
        await expect(page.getByText(said)).toBeVisible();
        await page.getByRole("link", { name: change }).click();
        await expect(page.getByText(said)).toBeHidden();
        await expect(page.getByText(success, { exact: true })).toBeVisible();
        expect(stub.bodies).toEqual([body, { ...body, resp: false }]);
        await expect(page.getByRole("link", { name: /^Change to: yes/ })).toBeVisible();
      });

      await test.step("it says so when the answer could not be registered", async () => {
        stub.answer(500);
        await page.goto(address);
        await expect(page.getByText(failure, { exact: true })).toBeVisible();
      });

      await test.step("without an id it posts nothing", async () => {
        stub.bodies.length = 0;
        await page.goto(`${site.url}${path}?resp=true`);
        await expect(page.getByText(failure, { exact: true })).toBeVisible();
        expect(stub.bodies).toEqual([]);
      });
    },
  );

  test(
    `${path} answers a campaign's mail: fetched nothing, opened yes, then no`,
    { tag },
    async ({ page }) => {
      const consoleErrors = collectConsoleErrors(page);
      const { kind, dev, email, invitation } = await sendInvitation(path);
      for (const resp of [true, false])
        await (await fetch(findAnswerLink(invitation, path, resp))).text();
      expect(await listReplies(kind, dev)).toEqual([
        expect.stringContaining("1 emailed, 0 yes, 0 no, 1 no reply"),
      ]);

      await page.goto(findAnswerLink(invitation, path, true));
      await expect(page.getByText(success, { exact: true })).toBeVisible();
      expect((await listReplies(kind, dev))[0]).toContain("1 yes, 0 no, 0 no reply");

      await page.goto(findAnswerLink(invitation, path, false));
      await expect(page.getByText(success, { exact: true })).toBeVisible();
      const [count] = await listReplies(kind, dev);
      expect(count).toContain("0 yes, 1 no, 0 no reply");
      const [reply] = await listReplies(kind, email);
      expect(reply).toContain("(2 answers)");
      expect(consoleErrors.messages).toEqual([]);
    },
  );
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [index, { path, success }] of pages.entries()) {
    const tag = index === 0 ? [] : ["@long"];
    test(`${path} registers the answer when its button is pressed`, { tag }, async ({ page }) => {
      const { kind, dev, email, invitation } = await sendInvitation(path);
      await page.goto(findAnswerLink(invitation, path, true));
      await page.getByRole("button", { name: "Register my answer" }).click();
      await expect(page.getByText(success, { exact: true })).toBeVisible();
      expect(await listReplies(kind, email)).toHaveLength(1);
      // Only who asks for a viewing is promised a mail.
      const confirmation = kind === "request-viewing" ? ["campaign-confirmation"] : [];
      await expectStored(email, "campaigns", { mails: ["campaign-notice", ...confirmation] });
      const sent = (await exportRows("public.campaigns")).find(
        (campaign) => campaign["dev"] === dev,
      );
      expect(await exportRows("public.audit")).toContainEqual(
        expect.objectContaining({ action: "campaign.answered", subject_id: sent?.["id"] }),
      );
    });
  }
});

test("an answer about a viewing is confirmed by mail, and the agency hears of it", async ({
  page,
}) => {
  const { email, invitation } = await sendInvitation("/request-viewing");
  await page.goto(findAnswerLink(invitation, "/request-viewing", true));
  await expect(page.getByText(pages[0]!.success, { exact: true })).toBeVisible();
  await expect.poll(() => findMail(email, "We’ve got your answer about a viewing")).toHaveLength(1);
  await expect
    .poll(() =>
      findMail("hello@lintel.example.com", "Viewing campaign, yes").filter(({ text }) =>
        text?.includes(email),
      ),
    )
    .toHaveLength(1);
});

test("a link that is nobody's gets the failure text from the server", async ({ page }) => {
  await page.goto(`${site.url}/request-viewing?id=${"x".repeat(32)}&resp=true`);
  await expect(page.getByText(pages[0]!.failure, { exact: true })).toBeVisible();
});

test(
  "whoever wants no more campaigns says so once, and the next leaves them out",
  { tag: "@long" },
  async ({ page }) => {
    const complaints = collectConsoleErrors(page);
    const { kind, dev, email, invitation } = await sendInvitation("/renter-survey");
    await page.goto(findLink(invitation, "/campaign/stop?"));
    await expectPage(page, "Stop these emails?");
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expectPage(page, "You’ve unsubscribed");
    expect(page.url()).not.toContain("id=");
    expect(await sendCampaign(kind, dev, email, "--dry-run")).toBe(
      "0 emails would be sent.\n1 asked not to be emailed.\n",
    );
    expect(complaints.messages).toEqual([]);
  },
);

/** Sends a campaign of its own to one renter. */
async function sendInvitation(path: string) {
  const kind = path.slice(1);
  const dev = `Tannery Yard ${randomUUID().slice(0, 8)}`;
  const email = createEmail(`ada.${kind}`);
  await sendCampaign(kind, dev, email);
  await expect.poll(() => findMail(email)).toHaveLength(1);
  return { kind, dev, email, invitation: findMail(email)[0]?.html ?? "" };
}

function sendCampaign(
  kind: string,
  dev: string,
  email: string,
  ...more: string[]
): Promise<string> {
  const list = join(site.dataDir, `${email}.csv`);
  writeFileSync(list, `name,email\r\n"Brough, Ada",${email}\r\n`);
  const choices = ["--list", list, "--dev", dev, ...more];
  return runAdminCommand(site.dataDir, "campaign", "send", kind, ...choices);
}

async function listReplies(kind: string, about: string): Promise<string[]> {
  const output = await runAdminCommand(site.dataDir, "campaign", "replies", kind);
  return output.split("\n").filter((line) => line.includes(about));
}

function findMail(address: string, subject = "") {
  return site.mail.received
    .filter((one) => one.recipients[0] === address && one.mail.subject?.startsWith(subject))
    .map((one) => one.mail);
}

function findAnswerLink(html: string, path: string, resp: boolean): string {
  return findLink(html, `${path}?`, `resp=${resp}`);
}

function findLink(html: string, ...parts: string[]): string {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) =>
    (link ?? "").replaceAll("&amp;", "&"),
  );
  const found = links.find((link) => parts.every((part) => link.includes(part)));
  if (!found) throw new Error(`No link with ${parts.join(" and ")} in: ${links.join(", ")}`);
  return found;
}

/** Holds back the answers to a call until `answer`, which gives the status of all from then on. */
async function stubCall(page: Page, call: string) {
  const bodies: unknown[] = [];
  const first = Promise.withResolvers<void>();
  let status = 0;
  await page.route(`**/api/${call}`, async (route) => {
    bodies.push(route.request().postDataJSON());
    await first.promise;
    await route.fulfill({ status, json: {} });
  });
  return {
    bodies,
    answer(given: number) {
      status = given;
      first.resolve();
    },
  };
}
