import { formatCount } from "../../domain/shared/formats/count.ts";
import type { RefObject } from "react";
import { href } from "react-router";
import { ButtonLink, Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Note } from "../ui/note.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { HomeList, UnavailableHomes, TryAgain } from "./home-list.tsx";
import { removeFromList, storageOffText } from "../saved/saved-actions.ts";
import { useSavedHomes } from "../saved/saved-store.ts";
import { isStorageUnavailable } from "../saved/saved-text.ts";
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts";
import { useHomes } from "../saved/use-homes.ts";
import { useId, useState } from "react";
import { Icon } from "../ui/icon.tsx";
import { formatIdsQuery } from "../saved/ids-query.ts";
import { announce } from "../saved/announcement.ts";

/** Loads after hydration, because only the browser knows these homes. */
export function OwnShortlist() {
  const hydrated = useHydrated();
  const ids = useSavedHomes().shortlist;
  const { homes, unavailableIds, today, state, retry } = useHomes(ids);
  const heading = useFocusAfterRemoval(ids.length);
  return (
    <>
      <ShortlistHeader heading={heading} />
      {hydrated && isStorageUnavailable() && <Note kind="warn">{storageOffText}</Note>}
      {hydrated && ids.length === 0 && <NothingSaved />}
      {ids.length > 0 && state === "loading" && homes.length === 0 && (
        <output className="kept__wait">Loading your homes…</output>
      )}
      {state === "failed" && <TryAgain onTry={retry} />}
      <UnavailableHomes
        count={unavailableIds.length}
        onRemove={() => removeFromList("shortlist", unavailableIds)}
      />
      {homes.length > 0 && (
        <>
          <div className="kept__bar">
            <output>{formatCount(homes.length, "home")}</output>
            <ShareList ids={homes.map(({ id }) => id)} />
          </div>
          <HomeList homes={homes} today={today} />
        </>
      )}
    </>
  );
}

function ShortlistHeader({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <header className="kept__head">
      <h1 ref={heading} tabIndex={-1}>
        Your shortlist
      </h1>
      <p className="lede">
        Saved on this device only. You don’t need an account, and no one else can see it.
      </p>
      <p className="kept__no-script">It needs JavaScript, which is switched off in this browser.</p>
    </header>
  );
}

function NothingSaved() {
  return (
    <EmptyState title="Nothing saved yet">
      <p>Choose the heart on a home to save it here.</p>
      <div className="row">
        <ButtonLink to={href("/properties")}>See all homes</ButtonLink>
        <ButtonLink look="secondary" to={href("/rental-areas-london")}>
          Browse by area
        </ButtonLink>
      </div>
    </EmptyState>
  );
}

function ShareList({ ids }: { ids: readonly string[] }) {
  const field = useId();
  const [shown, setShown] = useState(false);
  const url = location.origin + href("/shortlist") + formatIdsQuery(ids);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      announce("Link copied. Anyone with the link can open this list.");
    } catch {
      // Without HTTPS or clipboard permission the visitor copies it by hand.
      setShown(true);
    }
  };
  return (
    <div className="share-list">
      <Button look="secondary" size="small" onClick={() => void copy()}>
        <Icon name="share-2" />
        Copy a link to this list
      </Button>
      {shown && (
        <p>
          <label htmlFor={field}>Copy this link</label>
          <input
            className="input"
            id={field}
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
        </p>
      )}
    </div>
  );
}
