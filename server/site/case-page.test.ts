import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import type { OpenCase } from "../customer-page-links/open-case.ts";
import { queuedWork } from "../platform/jobs/queued-work-table.ts";
import { createTestContext } from "../testing/app-context.ts";
import { testEngines, useDatabase } from "../testing/database.ts";
import { askForLink, readCasePost, renewOpenLink } from "./case-page.ts";
import { appContext, clientAddress, siteOrigin } from "./page-contexts.ts";

const publicUrl = "https://lettings.example.com";

describe.each(testEngines)("limits of people's own pages on the %s engine", (engine) => {
  const database = useDatabase(engine);

  /** As a page gets a form, from one address. */
  async function receive(body: BodyInit, address = "192.0.2.1") {
    const context = new RouterContextProvider();
    const config = { rateLimit: true, publicUrl };
    context.set(appContext, await (opened ??= createTestContext(database(), { config })));
    context.set(clientAddress, address);
    context.set(siteOrigin, "https://lettings.example.com");
    const request = new Request("https://lettings.example.com/my-case/x", { method: "POST", body });
    return { request, context, params: { token: "x" } };
  }
  let opened: ReturnType<typeof createTestContext> | undefined;
  const owner = (linkId: string): OpenCase => ({ kind: "landlord", linkId, landlordId: "" });
  const text = () => new URLSearchParams({ change: "write" });
  const upload = () => {
    const form = new FormData();
    form.set("file", new File(["%PDF-1.7"], "id.pdf"));
    return form;
  };
  /** How many of these get through. */
  async function count(tries: number, send: () => Promise<boolean>): Promise<number> {
    let through = 0;
    for (let number = 0; number < tries; number++) if (await send()) through++;
    return through;
  }
  const post = async (linkId: string, body: BodyInit) =>
    (await readCasePost(await receive(body), owner(linkId))).ok;

  test("30 forms in five minutes for a link, and others go on", async () => {
    expect(await count(32, () => post("a", text()))).toBe(30);
    expect(await post("b", text())).toBe(true);
    const refused = await readCasePost(await receive(text()), owner("a"));
    expect(refused).toMatchObject({ answer: { init: { status: 429 } } });
  });

  test("20 files in ten minutes for a link, and texts still go", async () => {
    expect(await count(22, () => post("c", upload()))).toBe(20);
    expect(await post("c", text())).toBe(true);
  });

  test("five new links in a quarter of an hour for an address, whatever it asks for", async () => {
    const ask = async (address: string) =>
      (await askForLink(await receive(new URLSearchParams({ email: "" }), address), "renter")).data
        .renewed === "asked";
    expect(await count(7, () => ask("192.0.2.7"))).toBe(5);
    expect(await ask("192.0.2.8")).toBe(true);
  });

  test("no mail is promised, and nothing asked for, where only a proxy's header names the site", async () => {
    const nameless = await createTestContext(database(), { config: { publicUrl: null } });
    const prepare = async () => {
      const args = await receive(new URLSearchParams({ email: "ada@example.com" }));
      args.context.set(appContext, nameless);
      return args;
    };
    const before = await database().orm.$count(queuedWork);
    const closed = await askForLink(await prepare(), "renter");
    expect(closed).toMatchObject({ data: { renewed: "unable" }, init: { status: 503 } });
    const open = await renewOpenLink(await prepare(), "renter");
    expect(open.data).toMatchObject({ renewed: undefined, refusal: {} });
    expect(await database().orm.$count(queuedWork)).toBe(before);
  });
});
