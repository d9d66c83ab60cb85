import { describe, expect, test } from "vitest";
import { conversations } from "../conversations/conversation-tables.ts";
import { offers } from "../offers/offer-tables.ts";
import { testEngines } from "../testing/database.ts";
import { ada, usePeople } from "../testing/people.ts";
import { personCommand } from "./person-command.ts";

const nothing = {
  contacts: 0,
  enquiries: 0,
  requests: 0,
  alerts: 0,
  campaigns: 0,
  bookings: 0,
  begun: 0,
  qualifications: 0,
  offers: 0,
  mails: 0,
};

describe.each(testEngines)("npm run person, on the %s engine", (engine) => {
  const people = usePeople(engine);
  const { count } = people;

  async function run(...args: string[]) {
    const lines: string[] = [];
    const code = await personCommand.run(await people.appContext(), args, "/", (line) =>
      lines.push(line),
    );
    return { code, text: lines.join("\n") };
  }

  test("export prints JSON and nothing else", async () => {
    await people.enquire();
    const { code, text } = await run("export", ada.email);
    expect(code).toBe(0);
    expect(JSON.parse(text)).toMatchObject({ email: "ada@example.com", contacts: [{}] });
  });

  test("erase says what it erased, and then that nothing is left", async () => {
    await people.enquire();
    const { code, text } = await run("erase", ada.email);
    expect(code).toBe(0);
    expect(text).toContain(
      "Erased: contacts 1, enquiries 1, requests 0, alerts 0, offers 0, campaigns 0, bookings 0, appointments 0, tenancies 0, landlords 0, caseLinks 0, documents 0, waits 0, offeredTimes 0, tenantOf 0, begun 0, conversations 1, mailsElsewhere 0, heldMails 0, qualifications 0, mails 2.",
    );
    expect((await run("erase", ada.email)).text).toBe("We hold nothing under this address.");
    expect(await count()).toEqual(nothing);
  });

  test("erase --dry-run says what would go, and erases nothing", async () => {
    await people.enquire();
    const before = await count();
    const { code, text } = await run("erase", ada.email, "--dry-run");
    expect([code, text]).toEqual([0, expect.stringContaining("Would be erased: contacts 1, enq")]);
    expect(await count()).toEqual(before);
  });

  test("erase names the offer that waits for its decision, and erases nothing", async () => {
    await people.offer([ada]);
    const before = await count();
    for (const option of [[], ["--dry-run"]]) {
      const { code, text } = await run("erase", ada.email, ...option);
      expect([code, text]).toEqual([
        1,
        expect.stringContaining("There’s an undecided offer. Decide or withdraw it first."),
      ]);
    }
    expect(await count()).toEqual(before);
  });

  test("erase keeps the records of a tenancy and says until when", async () => {
    await people.enquire();
    await people.offer([ada]);
    await people.database().orm.update(offers).set({ state: "accepted" });
    const { code, text } = await run("erase", ada.email);
    expect([code, text]).toEqual([0, expect.stringContaining("for 6 years after it ends")]);
    expect(await count()).toMatchObject({ contacts: 1, enquiries: 0, offers: 1, mails: 0 });
    expect((await run("erase", ada.email)).text).toMatch(/^We hold nothing .* but:\nKept, /);
  });

  describe("of somebody who only rang", () => {
    const ring = (phone: string, body: string) =>
      people.ring({ name: "Cal Ferris", phone, email: "", body });
    const countCalls = () => people.database().orm.$count(conversations);

    test("export and erase take the number, written in any way", async () => {
      await ring("07700 900 321", "Is it quiet?");
      await ring("07700 900 322", "Is it dear?");
      const { code, text } = await run("export", "+44 (0)7700 900321");
      expect(code).toBe(0);
      expect(JSON.parse(text)).toMatchObject({ email: null, telephone: "+447700900321" });
      expect(text).toContain("Is it quiet?");
      expect(text).not.toContain("Is it dear?");
      expect((await run("erase", "07700900321", "--dry-run")).text).toContain("conversations 1");
      expect(await countCalls()).toBe(2);
      expect((await run("erase", "07700900321")).text).toContain("conversations 1");
      expect(await countCalls()).toBe(1);
      const again = await run("erase", "07700900321");
      expect(again).toEqual({ code: 0, text: "We hold nothing under this number." });
    });

    test("the number of who gave an address names them by it, and erases nothing", async () => {
      await people.enquire();
      const before = await count();
      const { code, text } = await run("erase", ada.phone);
      expect([code, text]).toEqual([2, expect.stringContaining(`Use ${ada.email.toLowerCase()}`)]);
      expect(await count()).toEqual(before);
    });
  });

  test.each([
    [[]],
    [["export"]],
    [["erase", "12345"]],
    [["erase", "ada"]],
    [["forget", "ada@example.com"]],
    [["erase", "ada@example.com", "bea@example.com"]],
    [["export", "ada@example.com", "--dry-run"]],
    [["erase", "hello@lintel.example.com"]],
  ])("%j erases nothing and gives the reason", async (args) => {
    await people.enquire();
    const before = await count();
    const { code, text } = await run(...args);
    expect([code, text.split("\n").length]).toEqual([2, 1]);
    expect(await count()).toEqual(before);
  });
});
