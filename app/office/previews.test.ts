import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { listings } from "../../server/listings/listing-tables.ts";
import { appContext, clientAddress } from "../../server/site/page-contexts.ts";
import { officeVisit } from "../../server/staff/office-contexts.ts";
import { answerRoute, buildUrl } from "../../server/testing/office-pages.ts";
import { homes } from "../../server/testing/offers.ts";
import { useTenancies } from "../../server/testing/use-tenancies.ts";
import { negotiators } from "../../server/viewings/diary/diary-tables.ts";
import { officeRoutes } from "../routes.ts";

const setup = useTenancies("server");
const officeOrigin = "http://localhost:4321";

/** On a site that learns its address from each request alone. */
async function read(pattern: string, params: Record<string, string>, search: string) {
  const app = await setup.app();
  const { staffId } = setup.known;
  const person = { name: "Saoirse Olin", email: "saoirse@example.com", role: "manager" } as const;
  const signedIn = { ...person, staffId, sessionId: "", isFresh: true };
  const context = new RouterContextProvider();
  const config = { ...app.config, publicUrl: null, host: "0.0.0.0" };
  context.set(appContext, { ...app, config });
  context.set(clientAddress, "192.0.2.1");
  context.set(officeVisit, { officeOrigin, signedIn, streamPosition: "" });
  const url = buildUrl(pattern, params, search);
  const { file } = officeRoutes.find(({ path }) => path === pattern)!;
  const request = new Request(url);
  const { status, text } = await answerRoute(file, { request, url, pattern, params, context });
  expect(status).toBe(200);
  return text;
}

test("a booking’s email is previewed with the links that it is sent with", async () => {
  const { orm } = setup.database();
  await orm.update(listings).set({ status: "available" }).where(eq(listings.id, homes.full));
  const imogen = { name: "Imogen Achebe", email: "imogen@example.com", phone: "020 7946 0147" };
  await orm.insert(negotiators).values(imogen);
  const { contactId } = await setup.findOffer(await setup.offer());
  const page = await read("office/diary/book", {}, `?home=${homes.full}&person=${contactId}`);
  const { booking } = JSON.parse(page);
  expect(booking.preview.text).toContain(`${officeOrigin}/`);
});

test("an acceptance’s emails are previewed with the links that they are sent with", async () => {
  const id = await setup.offer();
  const page = await read("office/offers/:listingId", { listingId: homes.full }, `?accept=${id}`);
  expect(page).toContain("Open your page");
});
