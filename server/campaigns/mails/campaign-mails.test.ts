import { describe, expect, test } from "vitest";
import { agency } from "../../../domain/agency/agency.ts";
import { campaignKinds } from "../../../domain/campaigns/campaign.ts";
import { createCampaignAnswerMails, createCampaignInvitation } from "./campaign-mails.ts";
import { campaignWords } from "./campaign-words.ts";
import { renderForm } from "../../testing/mail.ts";

const siteUrl = "https://lettings.example.com";
const id = "3f6f3c0e-0000-4000-8000-000000000000";
const slot = `~campaign.${id}~`;
const facts = {
  dev: "Tannery Yard",
  recipient: { id, name: "Ada Brough", email: "ada@example.com" },
  siteUrl,
  agency,
  agencyEmail: "desk@keystone.example.com",
};

describe.each(campaignKinds)("a %s campaign", (kind) => {
  test.each(["html", "text"] as const)("asks as %s, with a link for each answer", (form) => {
    const mail = createCampaignInvitation({ ...facts, kind });
    const text = renderForm(mail, form).replaceAll("&amp;", "&");
    for (const words of [
      "Hello Ada Brough",
      "Tannery Yard",
      `${siteUrl}/${kind}?id=${slot}&dev=Tannery+Yard&resp=true`,
      `${siteUrl}/${kind}?id=${slot}&dev=Tannery+Yard&resp=false`,
      campaignWords[kind].yes,
      campaignWords[kind].no,
      "You’re getting this because",
      `${siteUrl}/campaign/stop?id=${slot}`,
      agency.phone,
    ]) {
      expect(text).toContain(words);
    }
  });

  test("can be stopped by one click of a mail program", () => {
    expect(createCampaignInvitation({ ...facts, kind })).toMatchObject({
      recipient: "ada@example.com",
      replyTo: "desk@keystone.example.com",
      unsubscribeUrl: `${siteUrl}/api/campaign/${slot}/unsubscribe`,
      aboutId: id,
    });
  });

  test("without a development names none", () => {
    const mail = createCampaignInvitation({ ...facts, kind, dev: "" });
    expect(mail.subject).not.toMatch(/ at |  /);
    expect(mail.html).not.toContain("dev=");
  });

  test.each([true, false])("tells the agency of the answer %s, and whose it is", (resp) => {
    const [notice] = createCampaignAnswerMails({ ...facts, kind, resp });
    const answer = campaignWords[kind][resp ? "yes" : "no"];
    for (const words of [answer, "Ada Brough", "ada@example.com", "Tannery Yard"]) {
      expect(renderForm(notice!, "text")).toContain(words);
    }
    expect(notice).toMatchObject({ recipient: facts.agencyEmail, replyTo: "ada@example.com" });
    expect(notice?.html).not.toContain(id);
  });
});

test.each([
  [true, "Yes, I’d like a viewing", "to arrange a time with you"],
  [false, "No, thank you", "We won’t arrange a viewing"],
])("whoever answers about a viewing with %s gets it confirmed", (resp, answer, next) => {
  const confirmation = createCampaignAnswerMails({ ...facts, kind: "request-viewing", resp })[1];
  const text = renderForm(confirmation!, "text").replaceAll(/\s+/g, " ");
  for (const words of ["Thank you, Ada Brough", "at Tannery Yard", answer, next]) {
    expect(text).toContain(words);
  }
  expect(confirmation).toMatchObject({ recipient: "ada@example.com" });
  expect(confirmation?.unsubscribeUrl).toBeUndefined();
});

test.each(["renter-check", "renter-survey"] as const)("a %s confirms nothing by mail", (kind) => {
  expect(createCampaignAnswerMails({ ...facts, kind, resp: true })).toHaveLength(1);
});

test("a name that says something is left out of the greeting", () => {
  const recipient = { ...facts.recipient, name: "Your prize waits at evil.example" };
  const { html } = createCampaignInvitation({ ...facts, recipient, kind: "renter-check" });
  expect(html).toMatch(/>Hello</);
  expect(html).not.toMatch(/prize|evil/);
});

test("text from a list is neither markup nor a header", () => {
  const recipient = { ...facts.recipient, name: "Ada\r\nBcc: all@example.com <img src=x>" };
  const mails = createCampaignAnswerMails({
    ...facts,
    recipient,
    kind: "request-viewing",
    resp: true,
  });
  const invitation = createCampaignInvitation({ ...facts, recipient, kind: "request-viewing" });
  for (const { html, subject } of [...mails, invitation]) {
    expect(html).not.toContain("<img");
    expect(subject).not.toMatch(/[\r\n]/);
  }
});
