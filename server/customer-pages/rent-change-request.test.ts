import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { conversations } from "../conversations/conversation-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import { testEngines } from "../testing/database.ts";
import { useLandlordCase } from "../testing/landlord-case.ts";
import { homes } from "../testing/offers.ts";

describe.each(testEngines)("a landlord who would like another rent, on the %s engine", (engine) => {
  const { setup, open, show, send, addSolomon } = useLandlordCase(engine);

  test("asks the office for it; what is advertised stays", async () => {
    const landlord = await open();
    const before = (await show(landlord))?.current?.home.rent;
    const wish = (rent: string) => send(landlord, { change: "rent", home: homes.full, rent });
    for (const rent of ["", "free", "99", "50001"])
      expect(await wish(rent)).toMatchObject({ refusal: { errors: [{ path: "rent" }] } });
    expect(await wish("1234")).toEqual({ ok: true, answer: { done: "written" } });
    const page = (await show(landlord))?.current;
    expect(page?.home.rent).toBe(before);
    expect(page?.messages.at(-1)?.body).toContain("at £1,234 pcm instead of £");
    const other = await open(await addSolomon());
    expect(await send(other, { change: "rent", home: homes.full, rent: "900" })).toMatchObject({
      ok: false,
    });
    expect(await setup.database().orm.$count(conversations)).toBe(1);
  });

  test.each(["withdrawn", "let-agreed"] as const)(
    "is not asked for one of a home that is %s, and told that there is none to change",
    async (status) => {
      const landlord = await open();
      expect((await show(landlord))?.current?.mayWishRent).toBe(true);
      const ofHome = eq(listings.id, homes.full);
      await setup.database().orm.update(listings).set({ status }).where(ofHome);
      expect((await show(landlord))?.current?.mayWishRent).toBe(false);
      expect(
        await send(landlord, { change: "rent", home: homes.full, rent: "1234" }),
      ).toMatchObject({
        refusal: {
          detail: expect.stringContaining(
            "This property isn’t advertised at the moment, so there’s no rent to change.",
          ),
        },
      });
    },
  );
});
