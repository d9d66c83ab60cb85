import { href, useRevalidator } from "react-router";
import { Button, ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Note } from "../ui/note.tsx";
import { HomeList, UnavailableHomes, TryAgain } from "./home-list.tsx";
import type { RequestedHomes } from "../saved/requested-homes.ts";
import { addAllToShortlist } from "../saved/saved-actions.ts";
import { listLimits } from "../saved/saved-homes.ts";

export function SharedShortlist({ list }: { list: RequestedHomes }) {
  const { homes, unavailableIds, omittedCount, today } = list;
  const { revalidate } = useRevalidator();
  return (
    <>
      <header className="kept__head">
        <h1>A shared shortlist</h1>
        <p className="lede">
          These homes came with the link. Save the ones that you like to your own shortlist.
        </p>
      </header>
      {list.hasFailed && <TryAgain onTry={() => void revalidate()} />}
      <UnavailableHomes count={unavailableIds.length} />
      {omittedCount > 0 && (
        <Note>
          A list holds {listLimits.shortlist} homes. The link names {omittedCount} more, which are
          left out.
        </Note>
      )}
      {homes.length > 0 && (
        <>
          <div className="kept__bar">
            <p>{homes.length === 1 ? "1 home" : `${homes.length} homes`}</p>
            <span className="kept__script">
              <Button look="secondary" size="small" onClick={() => addAllToShortlist(homes)}>
                Save all to my shortlist
              </Button>
            </span>
          </div>
          <HomeList homes={homes} today={today} />
        </>
      )}
      {homes.length === 0 && !list.hasFailed && (
        <EmptyState title="None of these homes is to let any more">
          <div className="row">
            <ButtonLink to={href("/properties")}>See all homes</ButtonLink>
          </div>
        </EmptyState>
      )}
    </>
  );
}
