import { describe, expect, test } from "vitest";
import { createAccessLink } from "../access-links/access-links.ts";
import { testEngines } from "../testing/database.ts";
import { listingId, useDecisions } from "../testing/home-decisions.ts";
import { findOffer } from "./find-offer.ts";

describe.each(testEngines)("the link of an offer that was sent, on the %s engine,", (engine) => {
  const { lets, accept, decide } = useDecisions(engine);

  test("says what the landlord answered once it can no longer be undone", async () => {
    const id = await lets.offer();
    const { contactId } = await lets.findOffer(id);
    const { secret } = await lets
      .database()
      .orm.transaction((tx) =>
        createAccessLink(tx, { purpose: "offer", recordId: id, contactId, at: lets.clock.now }),
      );
    const find = async () => findOffer(await lets.app(), secret);
    expect(await find()).toEqual({ kind: "submitted", listingId, answer: null });
    await decide(accept(id));
    expect(await find()).toMatchObject({ answer: null });
    lets.clock.now = new Date(lets.clock.now.getTime() + 10 * 60_000);
    expect(await find()).toMatchObject({ answer: "accepted" });
  });
});
