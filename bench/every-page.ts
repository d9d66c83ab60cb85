import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { getLondonDate, addDays } from "../domain/shared/dates.ts";
import { postOfficeForm, sendOfficeForm } from "../e2e/office-form.ts";
import { pages } from "../e2e/pages.ts";
import type { RunningSite } from "../e2e/running-site.ts";
import { createEnquiryBody } from "./enquiry-body.ts";
import { fetchListingIds } from "./with-site.ts";

interface Made {
  home: string;
  enquiry: string;
  booking: string;
  offer: string;
}

export const examples: Record<string, (made: Made) => string> = {
  "/property/:id": ({ home }) => `/property/${home}`,
  // Without its token it is not there.
  "/property/:id/preview": ({ home }) => `/property/${home}/preview`,
  "/enquire/:id": ({ home }) => `/enquire/${home}`,
  "/book-view/:id": ({ home }) => `/book-view/${home}`,
  "/book-viewing/:id": ({ enquiry }) => `/book-viewing/${enquiry}`,
  "/booking-confirmation": ({ booking }) => `/booking-confirmation?id=${booking}`,
  "/my-viewing": ({ booking }) => `/my-viewing?id=${booking}`,
  // Without its token there is nothing to choose.
  "/choose-viewing": () => "/choose-viewing?id=none",
  "/viewing-feedback": ({ booking }) => `/viewing-feedback?id=${booking}`,
  // Without a token that opens them, each says so.
  "/my-case/:token": () => "/my-case/none",
  "/my-case/:token/data": () => "/my-case/none/data",
  "/my-home/:token": () => "/my-home/none",
  "/my-home/:token/digest": () => "/my-home/none/digest",
  "/confirm-address/:token": () => "/confirm-address/none",
  "/offer/:id": ({ offer }) => `/offer/${offer}`,
  "/documents/:name": () => "/documents/contract-terms",
  "/developers": () => "/developers",
  "/*": () => "/nowhere",
};

/** Creates a viewing request, a booking and an offer so that their pages have content. */
export async function measureEveryPage(site: RunningSite): Promise<Map<string, string>> {
  const [home] = await fetchListingIds(site, 1);
  const asked = await ask(site.url, home!);
  const [booking, offer] = [await book(site, asked.email), await invite(site, home!)];
  const made = { home: home!, enquiry: asked.enquiry, booking, offer };
  return new Map([
    ...pages.map((path) => [path, path] as const),
    ...Object.entries(examples).map(([name, pathOf]) => [name, pathOf(made)] as const),
  ]);
}

async function ask(url: string, listingId: string): Promise<{ enquiry: string; email: string }> {
  const headers = { "Content-Type": "application/json" };
  const body = createEnquiryBody(listingId);
  const answer = await fetch(`${url}/api/submitenquiry`, { method: "POST", headers, body });
  const { EnqId }: { EnqId: string } = await answer.json();
  return { enquiry: EnqId, email: JSON.parse(body).applicant.email };
}

/** In the demo's office, where the link of a renter's mail can be opened. */
async function book(site: RunningSite, email: string): Promise<string> {
  const date = [21, 22]
    .map((days) => addDays(getLondonDate(new Date()), days))
    .find((day) => new Date(day).getUTCDay() !== sunday);
  const office = { url: site.url, token: await signIn(site.url) };
  const { enquiries } = JSON.parse(await runCommand(site, "person", "export", email));
  await sendOfficeForm(office, "/office/diary/book", {
    change: "book",
    enquiry: enquiries[0].id,
    slot: "other",
    otherDate: date!,
    otherTime: "10:00",
    otherWho: "1",
  });
  const { mails } = JSON.parse(await runCommand(site, "person", "export", email));
  const { id } = mails.find(({ kind }: { kind: string }) => kind === "booking-booked");
  const opened = await postOfficeForm(office, `/office/emails/${id}`, { change: "open" });
  return /id=([0-9a-f]{24})/.exec(opened.headers.get("Location") ?? "")![1]!;
}

const sunday = 0;

async function signIn(url: string): Promise<string> {
  const answer = await postOfficeForm({ url, token: "" }, "/office/sign-in", {
    person: "amina@lintel.example.com",
  });
  return /__Host-office=([^;]+)/.exec(answer.headers.get("Set-Cookie") ?? "")![1]!;
}

async function invite(site: RunningSite, listingId: string): Promise<string> {
  const who = ["--name", "Bench Mark", "--email", "bench@example.com", "--phone", "07700 900123"];
  const said = await runCommand(site, "desk", "offer", "invite", "--listing", listingId, ...who);
  return /\/offer\/([\w-]+)/.exec(said)![1]!;
}

/** By the site's own program: another commit's may speak another protocol. */
async function runCommand(site: RunningSite, ...words: string[]): Promise<string> {
  const program = site.process.spawnargs[1]!;
  const env = { ...process.env, NODE_ENV: "production", DATA_DIR: site.dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...words], { env });
  return stdout;
}
