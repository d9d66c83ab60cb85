import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { SelectedFields } from "drizzle-orm/pg-core";
import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { siteRoutes } from "../routes.ts";
import type { AppContext } from "../../server/app-context.ts";
import { campaignRecipients, campaigns } from "../../server/campaigns/campaign-tables.ts";
import { createCaseLink } from "../../server/testing/create-case-link.ts";
import { listingRecords } from "../../server/listings/listing-record-tables.ts";
import { listings } from "../../server/listings/listing-tables.ts";
import { offers } from "../../server/offers/offer-tables.ts";
import {
  appContext,
  clientAddress,
  reportError,
  siteOrigin,
} from "../../server/site/page-contexts.ts";
import { fillBranch } from "../../server/testing/branch-records.ts";
import { addBranch, islington, peckham } from "../../server/testing/branches.ts";
import { makeLink } from "../../server/testing/link-secrets.ts";
import { useTenancies } from "../../server/testing/use-tenancies.ts";
import { contactId } from "../../server/testing/mail-in.ts";
import { homes } from "../../server/testing/offers.ts";
import { officeOrigin } from "../../server/testing/office.ts";
import { answerRoute, buildUrl } from "../../server/testing/office-pages.ts";
import { offeredTimes } from "../../server/viewings/keys/home-viewing-tables.ts";

const setup = useTenancies("server");
const orm = () => setup.database().orm;
let ids: Record<string, string> = {};

beforeEach(async () => {
  const branch = await addBranch(await setup.app(), { ...islington, areas: "" });
  const records = await fillBranch(setup, branch);
  const at = setup.clock.now;
  await orm().update(listings).set({ status: "available" }).where(eq(listings.id, homes.full));
  await orm().update(listingRecords).set({ branch }).where(eq(listingRecords.id, homes.full));
  const [offered] = await orm()
    .insert(offeredTimes)
    .values({
      listingId: homes.full,
      contactId,
      channel: "mail",
      times: [],
      at,
    })
    .returning({ id: offeredTimes.id });
  const { url } = await orm().transaction((tx) =>
    createCaseLink(tx, { contactId }, { siteUrl: officeOrigin, at }),
  );
  const database = setup.database();
  ids = {
    home: homes.full,
    enquiry: await makeLink(database.orm, "enquiry", records.enquiry),
    viewing: await makeLink(database.orm, "booking", "0123456789abcdef01234567"),
    times: await makeLink(database.orm, "offered-times", String(offered?.id)),
    invited: await setup.invite(),
    case: url.split("/").at(-1)!,
  };
});

async function visit(
  pattern: string,
  params: Record<string, string>,
  search = "",
  replaced?: AppContext["database"]["orm"],
): Promise<{ status: number; text: string }> {
  const url = buildUrl(pattern, params, search);
  const context = new RouterContextProvider();
  const app = await setup.app();
  context.set(
    appContext,
    replaced ? { ...app, database: { ...app.database, orm: replaced } } : app,
  );
  context.set(reportError, () => {});
  context.set(clientAddress, "192.0.2.1");
  context.set(siteOrigin, officeOrigin);
  const { file } = siteRoutes.find(({ path }) => path === pattern)!;
  return answerRoute(file, { request: new Request(url), url, pattern, params, context });
}

/** The database as it is when it stops answering just before somebody asks it for a branch. */
async function loseBranches(): Promise<AppContext["database"]["orm"]> {
  const { orm: lost } = (await setup.app()).database;
  const select = (fields?: SelectedFields) => {
    if (fields === undefined) return lost.select();
    if (Object.keys(fields).join() === "phone") throw new Error("connection lost");
    return lost.select(fields);
  };
  return Object.assign(Object.create(lost), { select });
}

/** Whatever the page shows: its loader says it to the header, the footer and every button that calls. */
describe("a page about one home says the phone of its branch", () => {
  test.each([
    ["property/:id", { id: "home" }, ""],
    ["enquire/:id", { id: "home" }, ""],
    ["book-view/:id", { id: "home" }, ""],
    ["book-viewing/:id", { id: "enquiry" }, ""],
    ["booking-confirmation", {}, "viewing"],
    ["my-viewing", {}, "viewing"],
    ["choose-viewing", {}, "times"],
    ["viewing-feedback", {}, "viewing"],
    ["my-case/:token", { token: "case" }, ""],
    ["offer/:id", { id: "invited" }, ""],
    ["offer-success", {}, `?home=${homes.full}`],
    ["offer-error", {}, `?home=${homes.full}`],
  ])("%s", async (pattern, names, search) => {
    const params = Object.fromEntries(
      Object.entries(names).map(([name, of]) => [name, ids[of] ?? ""]),
    );
    const opened = ids[search];
    const { status, text } = await visit(pattern, params, opened ? `?id=${opened}` : search);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ branchPhone: islington.phone });
  });

  test("also once the home has left the market", async () => {
    await orm().update(listings).set({ status: "withdrawn" }).where(eq(listings.id, homes.full));
    const { status, text } = await visit("property/:id", { id: homes.full });
    expect(status).toBe(410);
    expect(JSON.parse(text)).toMatchObject({ branchPhone: islington.phone });
  });
});

describe("a page of a campaign about a development says the phone of the branch in whose area that is", () => {
  /** @returns the secret of a link in the campaign's mail */
  const ask = async (dev: string): Promise<string> => {
    const at = setup.clock.now;
    const [campaign] = await orm()
      .insert(campaigns)
      .values({ kind: "renter-check", dev, createdAt: at })
      .returning();
    const ada = { name: "Ada Brough", email: "ada@example.com", emailKey: "ada@example.com" };
    const id = randomUUID();
    await orm()
      .insert(campaignRecipients)
      .values({ ...ada, id, campaignId: campaign!.id, createdAt: at });
    return makeLink(orm(), "campaign", id);
  };
  const pages = ["request-viewing", "renter-check", "renter-survey", "campaign/stop"];

  beforeEach(async () => void (await addBranch(await setup.app(), { ...peckham, areas: "E14" })));

  test.each(pages)("%s", async (pattern) => {
    const id = await ask("Tidewater Wharf");
    const { text } = await visit(pattern, {}, `?id=${id}`);
    expect(JSON.parse(text)).toEqual({ branchPhone: peckham.phone });
  });

  test.each(["", "Tannery Yard", "Calico Works"])("of “%s” no branch is known", async (dev) => {
    const id = await ask(dev);
    const { text } = await visit("renter-check", {}, `?id=${id}`);
    expect(JSON.parse(text)).toEqual({ branchPhone: null });
  });

  test("also while the database does not answer: the answer may be kept all the same", async () => {
    const id = await ask("Tidewater Wharf");
    const { text } = await visit("renter-check", {}, `?id=${id}`, await loseBranches());
    expect(JSON.parse(text)).toEqual({ branchPhone: null });
  });
});

describe("an offer’s link leads to the page of its outcome", () => {
  const open = () => visit("offer/:id", { id: ids["invited"]! });
  const leadsTo = (path: string) => ({ status: 302, text: path });

  test.each([
    ["submitted", "/offer-success"],
    ["withdrawn", "/offer-error"],
  ] as const)("%s: with the home of a branch", async (state, path) => {
    await orm()
      .update(offers)
      .set({ state })
      .where(eq(offers.id, await setup.findId(ids["invited"]!)));
    expect(await open()).toMatchObject(leadsTo(`${path}?home=${homes.full}`));
  });

  test("that is read from the offer, whichever of the two was opened", async () => {
    const id = await setup.offer();
    const secret = await makeLink(orm(), "offer", id);
    const become = (state: "declined" | "withdrawn") =>
      orm().update(offers).set({ state }).where(eq(offers.id, id));
    const search = `?home=${homes.full}&offer=${id}`;
    await become("declined");
    expect(await visit("offer/:id", { id: secret })).toMatchObject(
      leadsTo(`/offer-success${search}`),
    );
    const { text } = await visit("offer-success", {}, search);
    expect(JSON.parse(text)).toMatchObject({ answer: { answer: "declined" } });
    await become("withdrawn");
    expect(await visit("offer-success", {}, search)).toMatchObject(
      leadsTo(`/offer-error${search}`),
    );
  });

  test("as specified while the database does not say which branch it has", async () => {
    await orm().update(offers).set({ state: "submitted" });
    const names = { id: ids["invited"]! };
    expect(await visit("offer/:id", names, "", await loseBranches())).toMatchObject(
      leadsTo("/offer-success"),
    );
  });

  test("as specified for a home of no branch", async () => {
    await orm().update(listingRecords).set({ branch: null });
    await orm().update(offers).set({ state: "submitted" });
    expect(await open()).toMatchObject(leadsTo("/offer-success"));
  });
});

test.each(["?home=unknown", "?home=%00", ""])(
  "%s is no home: the agency’s phone",
  async (search) => {
    const { text } = await visit("offer-error", {}, search);
    expect(JSON.parse(text)).toEqual({ branchPhone: null, answer: null });
  },
);

test.each(["offer-success", "offer-error"])(
  "%s needs no database: the agency’s phone",
  async (pattern) => {
    const { status, text } = await visit(pattern, {}, `?home=${homes.full}`, await loseBranches());
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({ branchPhone: null, answer: null });
  },
);
