import { useMatches } from "react-router";
import { brand } from "../brand/brand.ts";

/** What the loader of a page about one home says: null for a home of no branch. */
interface AboutHome {
  branchPhone: string | null;
}

function isAboutHome(data: unknown): data is AboutHome {
  return typeof data === "object" && data !== null && "branchPhone" in data;
}

/** What visitors of this page call: the branch of its home, else the agency. */
export function usePhone(): string {
  const about = useMatches()
    .map(({ loaderData }) => loaderData)
    .find(isAboutHome);
  return about?.branchPhone ?? brand.phone;
}
