import { formatCount } from "../../domain/shared/formats/count.ts";
import type { Cover } from "../../domain/listings/listing.ts";
import { HomeCover } from "../ui/home-cover.tsx";
import { Plate } from "../ui/plate.tsx";

export function CaseTop({
  home,
  text,
}: {
  home: { id: string; name: string; area: string; outcode: string; cover: Cover | null };
  text: string;
}) {
  return (
    <div className="case__top">
      <div>
        <Plate area={home.area} outcode={home.outcode} size="large" />
        <h1>{home.name}</h1>
        <p className="muted">{text}</p>
      </div>
      <HomeCover home={home} sizes="19rem" />
    </div>
  );
}

interface OtherHome {
  id: string;
  name: string;
  outcode: string;
  /** What waits there, on a landlord’s page. */
  state?: string;
  isWaiting?: boolean;
}

/** More than these are a list. */
const maxChips = 6;

/** The homes of a renter or landlord with several, each with its own page. Homes that need an answer come first. */
export function OtherHomes({
  homes,
  currentId,
}: {
  homes: readonly OtherHome[];
  currentId: string;
}) {
  if (homes.length < 2) return null;
  const waiting = homes.filter(({ isWaiting }) => isWaiting);
  const sorted = [...waiting, ...homes.filter(({ isWaiting }) => !isWaiting)];
  if (homes.length > maxChips)
    return <HomeList homes={sorted} waiting={waiting.length} currentId={currentId} />;
  return (
    <nav className="case__homes case__homes--chips" aria-label="Your homes">
      <ul className="plain">
        {sorted.map(({ id, name, outcode, state, isWaiting }) => (
          <li key={id}>
            <a href={`?home=${id}`} aria-current={id === currentId ? "page" : undefined}>
              {name} <span className="small">{outcode}</span>
              {state !== undefined && (
                <span className={isWaiting ? "case__state case__warn" : "case__state muted"}>
                  {state}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function HomeList({
  homes,
  waiting,
  currentId,
}: {
  homes: readonly OtherHome[];
  waiting: number;
  currentId: string;
}) {
  const need = formatCount(waiting, "needs you", "need you");
  return (
    <nav className="case__homes" aria-label="Your homes">
      <details className="fold" open>
        <summary>
          Your {formatCount(homes.length, "home")}
          {waiting > 0 && `, ${need}`}
        </summary>
        <ul className="case-papers case-papers--wide case-papers--homes">
          {homes.map(({ id, name, outcode, state, isWaiting }) => (
            <li key={id}>
              <div>
                <a href={`?home=${id}`} aria-current={id === currentId ? "page" : undefined}>
                  {name} <span className="small">{outcode}</span>
                </a>
              </div>
              {state !== undefined && (
                <span className={isWaiting ? "badge badge--warn" : "badge"}>{state}</span>
              )}
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
