import { describe, expect, test } from "vitest";
import { testEngines } from "../testing/database.ts";
import { addNegotiator } from "./add-negotiator.ts";
import { demoNegotiators } from "./demo-negotiators.ts";
import { adasRequest, beasRequest, noon, useBookings } from "../testing/bookings.ts";
import { createListing } from "../testing/listing.ts";
import { deskCommand } from "../site/desk/desk.ts";

describe.each(testEngines)("npm run desk on the %s engine", (engine) => {
  const { appContext, book, all, mails } = useBookings(engine);

  async function desk(words: string, ...more: string[]) {
    const lines: string[] = [];
    const args = [...words.split(" "), ...more];
    const code = await deskCommand.run(await appContext(noon), args, "/", (line) =>
      lines.push(line),
    );
    return { code, text: lines.join("\n"), lines };
  }
  const evening = "--date 2026-12-03 --time 18:00";

  test("booking make books a request at London's time and says what it did", async () => {
    const { code, text } = await desk(`booking make ${adasRequest} --with imogen ${evening}`);
    const [booking] = await all();
    expect([code, text]).toEqual([
      0,
      `Booked: ${booking?.id}, Thursday 03/12/2026, 18:00 - 18:30, London time, Imogen Achebe.\nAda Brough is told by e-mail.`,
    ]);
    expect(await mails()).toHaveLength(1);
  });

  test("a negotiator is named by number, e-mail address, or a part of the name", async () => {
    for (const name of ["Imogen Achebe", "ACHEBE", "imogen@lintel.example.com"]) {
      const { code, lines } = await desk(
        `booking make ${adasRequest} ${evening} --with`,
        name,
        "--place",
        "At the corner shop",
      );
      expect(code).toBe(0);
      const id = /[0-9a-f-]{36}/.exec(lines[0] ?? "")?.[0];
      expect((await desk(`booking cancel ${id}`)).code).toBe(0);
    }
    expect((await all()).map(({ place }) => place)).toContain("At the corner shop");
  });

  test.each([
    [
      `booking make ${adasRequest} --with imogen --date 2026-12-06 --time 18:00`,
      1,
      "Monday to Saturday",
    ],
    [`booking make ${adasRequest} --with imogen --date 03/12/2026 --time 18:00`, 1, "YYYY-MM-DD"],
    [`booking make ${adasRequest} --with imogen ${evening} --minutes x`, 1, "10 to 120 minutes"],
    [`booking make ${adasRequest} --with nobody ${evening}`, 1, "There is no negotiator 'nobody'"],
    [`booking make ${adasRequest} --with e ${evening}`, 1, "Several negotiators are called 'e'"],
    [`booking make a0NOBODYNOBODYNOBO --with imogen ${evening}`, 1, "There is no such request"],
    [`booking make ${adasRequest}`, 2, "--with, --date and --time are needed"],
    ["booking make", 2, "REQUEST is missing"],
    ["booking move nonsense --time 10:00", 1, "There is no such booking"],
    ["booking cancel nonsense", 1, "There is no such booking"],
    ["booking show nonsense", 1, "There is no such booking"],
    ["booking list --everything", 2, "--everything"],
  ])("%s is refused with a clear one-line error", async (words, code, problem) => {
    const said = await desk(words);
    expect(said.code).toBe(code);
    expect(said.lines[0]).toContain(problem);
    // Wrong usage appends the usage line.
    expect(said.lines).toHaveLength(code);
    expect(await all()).toEqual([]);
  });

  test("a time that is taken is refused", async () => {
    await book();
    const said = await desk(`booking make ${beasRequest} --with imogen ${evening}`);
    expect([said.code, said.text]).toEqual([
      1,
      "The negotiator has another appointment at that time: choose another time.",
    ]);
  });

  test("booking list shows what is ahead, show one in full, move and cancel change it", async () => {
    const id = await book();
    expect((await desk("booking list")).text).toBe(
      `${id}  Thursday 03/12/2026, 18:00 - 18:30, London time  booked  Imogen Achebe  Loriner Street`,
    );
    expect((await desk(`booking move ${id} --time 17:30 --with tom`)).text).toContain(
      `Moved: ${id}, Thursday 03/12/2026, 17:30 - 18:00, London time, Tom Hesketh.`,
    );
    const shown = await desk(`booking show ${id}`);
    for (const words of [
      "Where: Flat 3, 24 Loriner Street, London E2 7ZZ",
      "Ada Brough",
      adasRequest,
      `Page: https://keystone.example.com/booking-confirmation?id=`,
    ]) {
      expect(shown.text).toContain(words);
    }
    expect((await desk(`booking cancel ${id}`)).text).toContain(`Cancelled: ${id}`);
    expect((await desk(`booking cancel ${id}`)).text).toBe("This viewing was cancelled.");
  });

  test("listing let-agreed asks before it cancels viewings", async () => {
    await book();
    const { id } = createListing();
    expect(await desk(`listing let-agreed ${id}`)).toMatchObject({
      code: 1,
      text: "This home has 1 viewing ahead, so nothing was changed. Add --cancel-viewings to mark it let agreed, cancel it and tell the renters by e-mail.",
    });
    expect(await desk(`listing let-agreed ${id} --cancel-viewings`)).toMatchObject({
      code: 0,
      text: "The home is marked let agreed. A feed that says otherwise changes it again.\nCancelled 1 viewing; the renters are told by e-mail.",
    });
    expect((await desk(`listing available ${id} --cancel-viewings`)).code).toBe(2);
  });

  test("the demo's negotiators can be imported", async () => {
    const at = await appContext();
    for (const negotiator of demoNegotiators.filter(({ name }) => !/Imogen|Tom/.test(name))) {
      expect(await addNegotiator(at, negotiator)).toMatchObject({ ok: true });
    }
  });

  test("negotiator add takes somebody in, list names all", async () => {
    const maeve = "--email maeve@lintel.example.com --phone 02079460184";
    expect((await desk(`negotiator add Maeve ${maeve}`)).code).toBe(0);
    expect((await desk(`negotiator add Maeve ${maeve}`)).text).toBe(
      "There is a negotiator with that e-mail address.",
    );
    expect((await desk("negotiator add Max --email max --phone 1")).text).toBe(
      "The e-mail address is not valid.",
    );
    const { lines } = await desk("negotiator list");
    expect(lines).toHaveLength(3);
    expect(lines[2]).toContain("Maeve  02079460184  maeve@lintel.example.com");
  });
});
