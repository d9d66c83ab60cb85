import { expect, test, describe } from "vitest";
import { adasRequest, beasRequest, noon, useBookings } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { createListing } from "../../testing/listing.ts";
import { markListingIn } from "../off-market/mark-listing.ts";
import { listRequestChoices } from "./find-wanted-request.ts";
import {
  findViewingRequest,
  findViewingRequestOfPerson,
  listUnbookedRequests,
} from "./list-unbooked-requests.ts";

const { id: listingId } = createListing();

describe.each(testEngines)("requests that wait to be booked, on the %s engine", (engine) => {
  const { appContext, book, database } = useBookings(engine);
  const orm = () => database().orm;
  const idsOf = (asks: readonly { enquiryId: string }[]) =>
    asks.map(({ enquiryId }) => enquiryId).toSorted();
  const waiting = async () => [
    idsOf(await listUnbookedRequests(orm(), noon)),
    idsOf(await listRequestChoices(await appContext(), null)),
  ];
  const mark = async (status: "available" | "let-agreed") => {
    const app = await appContext();
    const order = { id: listingId, actor: "command line", cancelViewings: true } as const;
    await orm().transaction((tx) => markListingIn(tx, app, { ...order, status }));
  };

  test("are none for a home that is let agreed, until it is to let again", async () => {
    await book();
    expect(await waiting()).toEqual([[beasRequest], [beasRequest]]);
    await mark("let-agreed");
    expect(await waiting()).toEqual([[], []]);
    await mark("available");
    const both = [adasRequest, beasRequest].toSorted();
    expect(await waiting()).toEqual([both, both]);
  });

  test("are offered to whoever books their home, and no other home's", async () => {
    const choices = async (home: string) =>
      idsOf(await listRequestChoices(await appContext(), null, home));
    expect(await choices(listingId)).toEqual([adasRequest, beasRequest].toSorted());
    expect(await choices("another-home")).toEqual([]);
    await mark("let-agreed");
    expect(await choices(listingId)).toEqual([]);
  });

  test("are found with their words for whoever books that home by exception", async () => {
    await mark("let-agreed");
    const { contact } = (await findViewingRequest(orm(), adasRequest))!;
    const find = (home: string | null) =>
      findViewingRequestOfPerson(orm(), { contactId: contact.id, listingId: home }, noon, null);
    expect(await find(listingId)).toMatchObject({ enquiryId: adasRequest });
    expect(await find(null)).toBeNull();
  });
});
