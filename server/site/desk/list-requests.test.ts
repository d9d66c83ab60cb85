import { describe, expect, test } from "vitest";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { requests } from "../../requests/request-tables.ts";
import { testEngines } from "../../testing/database.ts";
import { useDesk } from "../../testing/desk.ts";
import { createListing } from "../../testing/listing.ts";
import { ada, bea } from "../../testing/people.ts";
import { viewingWishes } from "../../viewings/viewing-tables.ts";

describe.each(testEngines)("npm run desk on the %s engine", (engine) => {
  const { people, database, run } = useDesk(engine);

  describe("requests list", () => {
    async function three() {
      await people.enquire();
      await people.refer();
      await people.write();
      const at = (text: string) => ({ createdAt: new Date(text) });
      await database().orm.update(enquiries).set(at("2026-07-01T23:30:00Z"));
      await database().orm.update(requests).set(at("2026-11-20T09:05:00Z"));
    }

    test("lists the newest first, with London's time, home and person", async () => {
      await three();
      const { code, lines } = await run("requests", "list");
      expect([code, lines[0]]).toEqual([0, "3 requests, times of London."]);
      const { name, area } = createListing();
      expect(lines.at(-1)).toMatch(
        new RegExp(`^[\\w-]{36}  2026-07-02 00:30  enquiry  ${name}, ${area}  Ada Brough$`),
      );
      const others = lines
        .slice(1, 3)
        .map((line) => line.slice(36))
        .toSorted();
      expect(others).toEqual([
        "  2026-11-20 09:05  contact  -  Ada Brough",
        "  2026-11-20 09:05  referral  -  Ada Brough",
      ]);
    });

    test("can be of one kind", async () => {
      await three();
      expect((await run("requests", "list", "--kind", "referral")).lines).toHaveLength(2);
      expect((await run("requests", "list", "--kind", "enquiry")).lines).toHaveLength(2);
      expect((await run("requests", "list", "--kind", "viewing")).lines).toEqual([
        "0 requests, times of London.",
      ]);
    });

    test("begins at midnight in London, summer time too", async () => {
      await three();
      expect((await run("requests", "list", "--since", "2026-07-02")).lines).toHaveLength(4);
      expect((await run("requests", "list", "--since", "2026-07-03")).lines).toHaveLength(3);
    });
  });

  describe("requests show", () => {
    const firstId = async () => (await run("requests", "list")).lines[1]?.split(" ")[0] ?? "";

    test("prints all of an enquiry, its wish for a time, and what was done", async () => {
      await people.enquire();
      const id = await firstId();
      await database().orm.update(enquiries).set({ viewingOption: "Live video tour" });
      await database()
        .orm.insert(viewingWishes)
        .values({ enquiryId: id, day: "2026-12-03", fromTime: "09:00", untilTime: "10:30" });
      const { code, text } = await run("requests", "show", id);
      expect(code).toBe(0);
      for (const words of [
        `Home: ${createListing().name}, ${createListing().area}, your reference ${createListing().agentRef}`,
        "Firstname: Ada",
        "Phone: 07700 900123",
        "Email: Ada@example.com",
        "Message: Is the cellar dry?",
        "Viewing option: Live video tour",
        "Day: 2026-12-03",
        "From: 09:00",
        "Until: 10:30",
        "enquiry.submitted, visitor",
        "mail enquiry-notice, waiting",
      ]) {
        expect(text).toContain(words);
      }
    });

    test("prints all of a referral", async () => {
      await people.refer();
      const { text } = await run("requests", "show", await firstId());
      for (const words of ["referral, ", "Name: Ada Brough", `Landlord email: ${bea.email}`]) {
        expect(text).toContain(words);
      }
    });

    test.each(["a0ABCDEFGHIJKLMNOP", "3b9f1d62-5a0e-4a37-9c58-6d2b1f0e7a44", "7"])(
      "%s is not found",
      async (id) => {
        expect(await run("requests", "show", id)).toMatchObject({
          code: 1,
          lines: ["There is no such request."],
        });
      },
    );
  });
});

describe.each(testEngines)("valuations of several homes on the %s engine", (engine) => {
  const { people, run } = useDesk(engine);

  test("the list names the form that a request came from, and no source that we don't know", async () => {
    await people.askValuation(ada, { source: "portfolio", homes: 22 });
    await people.askValuation(ada, { source: "build-to-rent" });
    await people.askValuation(ada, { source: "spring\nmailing" });
    const [, ...lines] = (await run("requests", "list", "--kind", "valuation")).lines;
    expect(new Set(lines.map((line) => line.split("  ")[2]))).toEqual(
      new Set(["valuation", "valuation (build-to-rent)", "valuation (portfolio)"]),
    );
  });

  test("one request in full says how many homes", async () => {
    await people.askValuation(ada, { source: "portfolio", homes: 22 });
    const [, request = ""] = (await run("requests", "list")).lines;
    const { lines } = await run("requests", "show", request.split("  ")[0]!);
    expect(lines).toEqual(expect.arrayContaining(["Source: portfolio", "Homes: 22"]));
  });
});
