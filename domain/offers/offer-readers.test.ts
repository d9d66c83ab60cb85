import { describe, expect, test } from "vitest";
import { listOfferReaders } from "./offer-readers.ts";

const priya = { firstname: "Priya", lastname: "Raman", email: "priya@example.com" };
const named = (name: string, email: string) => ({ name, email });

describe("who is told about an offer", () => {
  test("its tenants, each address once, of whom one was invited", () => {
    const tenants = [
      named("Priya Raman", "Priya@Example.com"),
      named("Bea Raman", "bea@example.com"),
      named("Bea Raman the younger", "bea@example.com"),
    ];
    expect(listOfferReaders(priya, tenants)).toEqual([
      { ...tenants[0], wasInvited: true, isTenant: true },
      { ...tenants[1], wasInvited: false, isTenant: true },
    ]);
  });

  test("whoever was invited, also where no tenant has their address", () => {
    const tenant = named("Priya Raman", "priya.raman@work.example");
    expect(listOfferReaders(priya, [tenant])).toEqual([
      { ...named("Priya Raman", priya.email), wasInvited: true, isTenant: false },
      { ...tenant, wasInvited: false, isTenant: true },
    ]);
  });

  test("no address that nobody has given", () => {
    const tenant = named("Priya Raman", "priya@example.com");
    expect(listOfferReaders({ ...priya, email: null }, [tenant])).toEqual([
      { ...tenant, wasInvited: false, isTenant: true },
    ]);
  });

  test("nobody before it was sent: it has no tenants", () => {
    expect(listOfferReaders(priya, [])).toEqual([]);
  });
});
