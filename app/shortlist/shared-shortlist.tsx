import { href, useRevalidator } from "react-router";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { Note } from "../ui/note.tsx";
import { GoneHomes } from "./gone-homes.tsx";
import { HomeList } from "./home-list.tsx";
import type { ListedHomes } from "../saved/listed-homes.ts";
import { shortlistAll } from "../saved/saved-actions.ts";
import { most } from "../saved/saved-homes.ts";
import { TryAgain } from "./try-again.tsx";

/** The homes that somebody sent as a link. */
export function SharedShortlist({ list }: { list: ListedHomes }) {
  const { homes, gone, left, today } = list;
  const { revalidate } = useRevalidator();
  return (
    <>
      <header className="kept__head">
        <h1>A shared shortlist</h1>
        <p className="lede">
          These homes came with the link. Save the ones that you like to your own shortlist.
        </p>
      </header>
      {list.failed && <TryAgain onTry={() => void revalidate()} />}
      <GoneHomes count={gone.length} />
      {left > 0 && (
        <Note>
          A list holds {most.shortlist} homes. The link names {left} more, which are left out.
        </Note>
      )}
      {homes.length > 0 && (
        <>
          <div className="kept__bar">
            <p>{homes.length === 1 ? "1 home" : `${homes.length} homes`}</p>
            <span className="kept__script">
              <Button look="secondary" size="sm" onClick={() => shortlistAll(homes)}>
                Save all to my shortlist
              </Button>
            </span>
          </div>
          <HomeList homes={homes} today={today} />
        </>
      )}
      {homes.length === 0 && !list.failed && (
        <Empty title="None of these homes is to let any more">
          <div className="row">
            <ButtonLink to={href("/properties")}>See all homes</ButtonLink>
          </div>
        </Empty>
      )}
    </>
  );
}
