import { useSavedHomes } from "../saved/saved-store.ts";

export function ShortlistCount() {
  const { length } = useSavedHomes().shortlist;
  if (length === 0) return null;
  return (
    <b className="shortlist-link__count">
      {length}
      <span className="visually-hidden"> saved {length === 1 ? "home" : "homes"}</span>
    </b>
  );
}
