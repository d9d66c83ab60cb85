import { Activity, type ReactNode } from "react";
import { useLocation } from "react-router";
import { Skeleton } from "../../ui/skeleton.tsx";
import { findLoadingShape, isInboxPath, type LoadingShape } from "./loading-shape.ts";
import { useLateLocation } from "./use-late-location.ts";
import "./loading.css";

/**
 * The page, and in its place the next one as courses of brick when that takes long. What was typed
 * stays in the page, should the next one not come. One that loads itself anew only goes grey.
 */
export function PageLoading({ children }: { children: ReactNode }) {
  const late = useLateLocation();
  const { pathname } = useLocation();
  const isInbox = late !== null && isInboxPath(late.pathname) && isInboxPath(pathname);
  const isOther = late !== null && late.pathname !== pathname && !isInbox;
  return (
    <div className="loading" aria-busy={late !== null || undefined} data-own={isInbox || undefined}>
      <output className="visually-hidden">{late !== null && "Loading"}</output>
      {isOther && <NextPage shape={findLoadingShape(late.pathname)} />}
      <Activity mode={isOther ? "hidden" : "visible"}>{children}</Activity>
    </div>
  );
}

function NextPage({ shape }: { shape: LoadingShape }) {
  return (
    <div className={`loading__page loading__page--${shape}`} aria-hidden="true">
      <div className="office-head">
        <div className="loading__head">
          <Skeleton />
          <Skeleton />
        </div>
      </div>
      <div className="loading__body">
        {shape === "hours" ? <Hours /> : shape === "card" ? <Card /> : <Lists shape={shape} />}
      </div>
    </div>
  );
}

function Lists({ shape }: { shape: LoadingShape }) {
  if (shape !== "sections") return <LoadingRows withPicture={shape === "homes"} />;
  return [4, 2, 3].map((rows) => (
    <div key={rows} className="office-section">
      <LoadingRows rows={rows} />
    </div>
  ));
}

/** Courses in the place of a list's lines. */
export function LoadingRows({
  rows = 8,
  withPicture = false,
}: {
  rows?: number;
  withPicture?: boolean;
}) {
  return (
    <ul className={withPicture ? "loading__rows loading__rows--homes" : "loading__rows"}>
      {Array.from({ length: rows }, (_, row) => (
        <li key={row}>
          <Skeleton shape={withPicture ? "picture" : "line"} />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </li>
      ))}
    </ul>
  );
}

function Card() {
  return (
    <div className="office-section">
      <Story />
    </div>
  );
}

/** First who it is, then the story. */
export function LoadingCard() {
  return (
    <div className="card" aria-hidden="true">
      <div className="card__head">
        <div className="loading__head">
          <Skeleton />
          <Skeleton />
        </div>
      </div>
      <Story />
    </div>
  );
}

function Story() {
  return (
    <div className="loading__text">
      {[1, 2, 3, 4, 5].map((line) => (
        <Skeleton key={line} />
      ))}
    </div>
  );
}

const hours = ["09:00", "10:00", "11:00", "12:00", "13:00", "14:00", "15:00", "16:00", "17:00"];

/** The hours at once, what is in them later. */
function Hours() {
  return (
    <div className="loading__hours">
      {hours.map((hour) => (
        <div key={hour}>
          <span>{hour}</span>
          {[1, 2, 3, 4, 5].map((day) => (
            <Skeleton key={day} />
          ))}
        </div>
      ))}
    </div>
  );
}
