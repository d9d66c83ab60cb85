import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { startTestSmtpServer, type TestSmtpServer } from "../server/testing/smtp-server.ts";
import { runAdminCommand } from "./admin-command.ts";
import { collectConsoleErrors, expectPage } from "./page-checks.ts";
import { removeDataDir, type RunningSite, startSite } from "./running-site.ts";
import { expectStored } from "./without-script-steps.ts";

let mail: TestSmtpServer;
let site: RunningSite;

test.beforeAll(async () => {
  mail = await startTestSmtpServer();
  // A form without script counts five times.
  site = await startSite({ DEMO_DATA: "off", SMTP_URL: mail.url, RATE_LIMIT: "off" });
});
test.afterAll(async () => {
  await site.stop();
  await mail.close();
  removeDataDir(site.dataDir);
});

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

for (const { path, heading, call, body, said: answerText, change, success, failure } of pages) {
  const address = `${path}?id=c7Q2&dev=Tannery+Yard&resp=true`;

  test(`${path} posts the answer once, waits, and says that it was registered`, async ({
    page,
  }) => {
    const { bodies, answer } = await stubCall(page, call, 201);
    await page.goto(site.url + address);
    await expect(page.getByText("Please wait while we check your response.")).toBeVisible();
    answer();
    await expect(page.getByText(success, { exact: true })).toBeVisible();
    await expectPage(page, heading);
    expect(bodies).toEqual([body]);
  });

  test(`${path} shows which answer was registered, and takes the other one`, async ({ page }) => {
    const { bodies, answer } = await stubCall(page, call, 201);
    answer();
    await page.goto(site.url + address);
    await expect(page.getByText(answerText)).toBeVisible();
    await page.getByRole("link", { name: change }).click();
    await expect(page.getByText(answerText)).toBeHidden();
    await expect(page.getByText(success, { exact: true })).toBeVisible();
    expect(bodies).toEqual([body, { ...body, resp: false }]);
    await expect(page.getByRole("link", { name: /^Change to: yes/ })).toBeVisible();
  });

  test(`${path} says so when the answer could not be registered`, async ({ page }) => {
    const { answer } = await stubCall(page, call, 500);
    answer();
    await page.goto(site.url + address);
    await expect(page.getByText(failure, { exact: true })).toBeVisible();
  });

  test(`${path} without an id posts nothing`, async ({ page }) => {
    const { bodies } = await stubCall(page, call, 201);
    await page.goto(`${site.url}${path}?resp=true`);
    await expect(page.getByText(failure, { exact: true })).toBeVisible();
    expect(bodies).toEqual([]);
  });
}

for (const { path, heading, success } of pages) {
  test(`${path} answers a campaign's mail: fetched nothing, opened yes, then no`, async ({ page }, {
    project,
  }) => {
    const consoleErrors = collectConsoleErrors(page);
    const kind = path.slice(1);
    const email = `ada.${kind}.${project.name}@example.com`;
    const dev = `Tannery Yard ${project.name}`;
    const invitation = await receiveInvitation(kind, dev, email);
    const replies = () =>
      runAdminCommand(site.dataDir, "campaign", "replies", kind)
        .split("\n")
        .filter((line) => line.includes(dev) || line.includes(email));

    for (const resp of [true, false])
      await (await fetch(findAnswerLink(invitation, path, resp))).text();
    expect(replies()).toEqual([expect.stringContaining("1 written to, 0 yes, 0 no, 1 silent")]);

    await page.goto(findAnswerLink(invitation, path, true));
    await expect(page.getByText(success, { exact: true })).toBeVisible();
    await expectPage(page, heading);
    expect(replies()[0]).toContain("1 yes, 0 no, 0 silent");

    await page.goto(findAnswerLink(invitation, path, false));
    await expect(page.getByText(success, { exact: true })).toBeVisible();
    expect(replies()[0]).toContain("0 yes, 1 no, 0 silent");
    expect(replies()[1]).toContain("(2 answers)");
    expect(consoleErrors.messages).toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, success } of pages) {
    test(`${path} registers the answer when its button is pressed`, async ({ page }, {
      project,
    }) => {
      const kind = path.slice(1);
      const email = `dot.${kind}.${project.name}@example.com`;
      const invitation = await receiveInvitation(kind, `Weaver Mews ${project.name}`, email);
      await page.goto(findAnswerLink(invitation, path, true));
      await page.getByRole("button", { name: "Register my answer" }).click();
      await expect(page.getByText(success, { exact: true })).toBeVisible();
      expect(runAdminCommand(site.dataDir, "campaign", "replies", kind)).toContain(email);
      // Only who asks for a viewing is promised a mail.
      const confirmation = kind === "request-viewing" ? ["campaign-confirmation"] : [];
      expectStored(site, email, "campaigns", { mails: ["campaign-notice", ...confirmation] });
    });
  }
});

test("an answer about a viewing is confirmed by mail, and the agency hears of it", async ({
  page,
}, { project }) => {
  const email = `bea.${project.name}@example.com`;
  const invitation = await receiveInvitation(
    "request-viewing",
    `Sclater Row ${project.name}`,
    email,
  );
  await page.goto(findAnswerLink(invitation, "/request-viewing", true));
  await expect(page.getByText(pages[0]!.success, { exact: true })).toBeVisible();
  await expect.poll(() => findMail(email, "Your answer about a viewing")).toHaveLength(1);
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

test("whoever wants no more campaigns says so once, and the next leaves them out", async ({
  page,
}, { project }) => {
  const complaints = collectConsoleErrors(page);
  const email = `cy.${project.name}@example.com`;
  const dev = `Linnet House ${project.name}`;
  const invitation = await receiveInvitation("renter-survey", dev, email);
  await page.goto(findLink(invitation, "/campaign/stop?"));
  await expectPage(page, "Stop these e-mails?");
  await page.getByRole("button", { name: "Do not write to me again" }).click();
  await expectPage(page, "We do not write to you like this again");
  expect(page.url()).not.toContain("id=");
  expect(sendCampaign("renter-survey", dev, email, "--dry-run")).toBe(
    "0 mails would be sent.\n1 asked not to be written to.\n",
  );
  expect(complaints.messages).toEqual([]);
});

function sendCampaign(kind: string, dev: string, email: string, ...more: string[]): string {
  const list = join(site.dataDir, `${email}.csv`);
  writeFileSync(list, `name,email\r\n"Brough, Ada",${email}\r\n`);
  return runAdminCommand(
    site.dataDir,
    "campaign",
    "send",
    kind,
    "--list",
    list,
    "--dev",
    dev,
    ...more,
  );
}

async function receiveInvitation(kind: string, dev: string, email: string): Promise<string> {
  sendCampaign(kind, dev, email);
  await expect.poll(() => findMail(email)).toHaveLength(1);
  return findMail(email)[0]?.html ?? "";
}

function findMail(address: string, subject = "") {
  return mail.received
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

async function stubCall(page: Page, call: string, status: number) {
  const bodies: unknown[] = [];
  const { promise: responded, resolve: answer } = Promise.withResolvers<void>();
  await page.route(`**/api/${call}`, async (route) => {
    bodies.push(route.request().postDataJSON());
    await responded;
    await route.fulfill({ status, json: {} });
  });
  return { bodies, answer };
}
