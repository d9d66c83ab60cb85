import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { agency } from "../../domain/agency/agency.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import { addBranch, islington } from "../testing/branches.ts";
import { testEngines } from "../testing/database.ts";
import { createListing } from "../testing/listing.ts";
import { useOffice } from "../testing/office.ts";
import { findBranchPhone, findHomeAgency } from "./home-agency.ts";

describe.each(testEngines)("whom renters of a home call, on the %s engine", (engine) => {
  const office = useOffice(engine);
  const orm = () => office.database().orm;
  const home = createListing();

  beforeEach(async () => {
    await orm().insert(listings).values(home);
    const { id, branchId, agentRef } = home;
    const state = "available" as const;
    await orm()
      .insert(listingRecords)
      .values({ id, branchId, agentRef, state, origin: "blm", outcode: "N1" });
  });

  test("without a branch, or without a home: the agency", async () => {
    expect(await findBranchPhone(orm(), home.id)).toBeNull();
    expect(await findHomeAgency(orm(), home.id)).toEqual(agency);
    expect(await findHomeAgency(orm(), null)).toEqual(agency);
  });

  test("else the branch that the home belongs to", async () => {
    await addBranch(await office.app(), islington);
    expect(await findHomeAgency(orm(), home.id)).toEqual({ ...agency, phone: islington.phone });
    await orm().update(listingRecords).set({ branch: null }).where(eq(listingRecords.id, home.id));
    expect(await findHomeAgency(orm(), home.id)).toEqual(agency);
  });
});
