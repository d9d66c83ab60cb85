import { listingIdForm } from "../../domain/listings/listing-id.ts";
import type { Queryable } from "../platform/database/client.ts";
import { findBranchPhone } from "./home-agency.ts";

/** The address of a page that has no home of its own, with the home that led to it if that has a branch. */
export async function addHomeOfBranch(
  db: Queryable,
  path: string,
  listingId: string,
): Promise<string> {
  const phone = await findBranchPhone(db, listingId);
  return phone === null ? path : `${path}?${new URLSearchParams({ home: listingId })}`;
}

/** Of the home that such an address names. Null if it names none. */
export async function findPhoneOfAddress(db: Queryable, url: URL): Promise<string | null> {
  const home = url.searchParams.get("home") ?? "";
  return listingIdForm.test(home) ? findBranchPhone(db, home) : null;
}
