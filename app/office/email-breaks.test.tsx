import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { agency } from "../../domain/agency/agency.ts";
import { failurePage } from "../../server/site/failure-page.ts";
import { BrochureFooter } from "../listings/brochure-footer.tsx";
import AccountPage from "./staff/account/account-page.tsx";
import { UnmatchedEmail } from "./inbound-email/unmatched-email.tsx";
import { MailTable } from "./mail/mail-table.tsx";
import { MailPreview } from "./mail/mail-view.tsx";
import { PreviewedMails } from "./shell/form/previewed-mails.tsx";
import PersonPage from "./staff/team/person-page.tsx";
import { FailedMails } from "./today/other-sections.tsx";

const email = "ada.byron@example.com";
const subject = "Your viewing";

const held = {
  id: "1",
  why: "Nobody is known",
  received: "Today",
  replyTo: null,
  senderAddress: email,
  subject,
  text: "",
  quoted: null,
  html: null,
  files: [],
  mayOpenFiles: true,
  answers: null,
  conversations: [],
};
const failed = { id: "1", recipient: email, subject, reason: "Refused" };
const waiting = { when: "Today", state: "Waiting", why: "", look: "warn", canStop: true } as const;
const note = `${email}, Manager, joined today`;
const colleague = {
  person: { name: "Ada", email, role: "manager", branch: null, isLimited: false },
  note,
  branches: [],
  isMe: false,
  isFresh: true,
  showsHomesAs: null,
  viewings: 0,
  successors: [],
};
const account = {
  staffId: "1",
  name: "Ada",
  note,
  isFresh: true,
  figures: null,
  mayMakeKeys: true,
  mayAddWaysIn: true,
  calendar: null,
  takesPasskeys: true,
  passkeys: [],
  sessions: [],
};

type Page = NonNullable<Parameters<typeof createRoutesStub>[0][number]["Component"]>;

function renderOn(Component: Page, loaderData = {}): string {
  const Stub = createRoutesStub([{ id: "page", path: "/:id?", Component }]);
  return renderToStaticMarkup(
    <Stub initialEntries={["/1"]} hydrationData={{ loaderData: { page: loaderData } }} />,
  );
}

/** Each page or part that shows an address as text, and how often. */
const places: [what: string, times: number, html: () => string][] = [
  ["a colleague", 1, () => renderOn(PersonPage, colleague)],
  ["the own account", 1, () => renderOn(AccountPage, account)],
  ["a held mail", 2, () => renderOn(() => showHeld(""))],
  ["a held mail with a name", 1, () => renderOn(() => showHeld("Ada"))],
  [
    "the outbox",
    1,
    () => renderOn(() => <MailTable mails={[{ ...failed, ...waiting }]} mayManage />),
  ],
  [
    "a mail",
    2,
    () => renderOn(() => <MailPreview mail={{ ...failed, replyTo: email, text: "" }} asText />),
  ],
  [
    "a preview",
    1,
    () => renderOn(() => <PreviewedMails mails={[{ ...failed, text: "" }]} note="" />),
  ],
  ["mails that failed", 1, () => renderOn(() => <FailedMails mails={[failed]} count={1} />)],
];

function showHeld(senderName: string) {
  return <UnmatchedEmail mail={{ ...held, senderName }} isDiscarded={false} />;
}

/** What a reader sees: no tags, and no attributes, but where a line may end. */
function readText(html: string): string {
  return html.replaceAll(/<wbr\/?>/g, "\u200b").replaceAll(/<[^>]+>/g, "");
}

test.each(places)("the address in %s breaks before its '@'", (_what, times, html) => {
  const text = readText(html());
  expect(text.split(email.replace("@", "\u200b@"))).toHaveLength(times + 1);
  expect(text).not.toContain(email);
});

test("so does the agency’s in a printed brochure and on the page that needs nothing else", async () => {
  const code = { size: 1, path: "" };
  const brochure = { address: "1 Owner Street", today: "2026-11-21", phone: "", code };
  const printed = renderToStaticMarkup(<BrochureFooter {...brochure} />);
  for (const html of [printed, await failurePage("1").text()]) {
    expect(readText(html)).toContain(agency.email.replace("@", "\u200b@"));
    expect(readText(html)).not.toContain(agency.email);
  }
});
