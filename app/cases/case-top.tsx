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

/** Of somebody with several homes: each is a page of its own. */
export function OtherHomes({
  homes,
  currentId,
}: {
  homes: readonly { id: string; name: string; outcode: string }[];
  currentId: string;
}) {
  if (homes.length < 2) return null;
  return (
    <nav className="case__homes" aria-label="Your homes">
      <ul className="plain">
        {homes.map(({ id, name, outcode }) => (
          <li key={id}>
            <a href={`?home=${id}`} aria-current={id === currentId ? "page" : undefined}>
              {name} <span className="small">{outcode}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
