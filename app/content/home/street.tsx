import { Link } from "react-router";
import bayTree from "../../ui/art/baytree.svg?no-inline";
import doorway from "../../ui/art/doorway.svg?no-inline";
import blackLeaf from "../../ui/art/leaf-black.svg?no-inline";
import greenLeaf from "../../ui/art/leaf-green.svg?no-inline";
import windowA from "../../ui/art/window-a.svg?no-inline";
import windowB from "../../ui/art/window-b.svg?no-inline";
import windowC from "../../ui/art/window-c.svg?no-inline";
import windowCat from "../../ui/art/window-cat.svg?no-inline";
import { Icon } from "../../ui/icon.tsx";
import type { PageLink } from "../../ui/page-link.ts";

export function Street() {
  return (
    <div className="street">
      <Wall side="left" windows={[windowB, windowA, windowC]} />
      <div className="street__doors">
        <Door
          side="left"
          to="/renters"
          leaf={greenLeaf}
          who="I'm a renter"
          what="Find your new home"
        />
        <img className="street__bay" src={bayTree} alt="" width="120" height="160" loading="lazy" />
        <Door
          side="right"
          to="/landlords"
          leaf={blackLeaf}
          who="I'm a landlord"
          what="Let your property"
        />
      </div>
      <Wall side="right" windows={[windowA, windowCat, windowB]} />
      <div className="street__pavement" />
    </div>
  );
}

function Wall({ side, windows }: { side: "left" | "right"; windows: string[] }) {
  return (
    <div className={`street__wall street__wall--${side}`}>
      <div className="street__window">
        {windows.map((source) => (
          <img key={source} src={source} alt="" width="200" height="330" loading="lazy" />
        ))}
      </div>
      <div className="street__rail" />
    </div>
  );
}

function Door({
  side,
  to,
  leaf,
  who,
  what,
}: {
  side: "left" | "right";
  to: PageLink;
  leaf: string;
  who: string;
  what: string;
}) {
  return (
    <Link className={`door door--${side}`} to={to}>
      <span className="door__lintel">
        <strong>{who}</strong>
        <span>
          {what} <Icon name="arrow-right" go />
        </span>
      </span>
      <span className="door__way">
        <img className="door__case" src={doorway} alt="" width="260" height="470" />
        <img className="door__leaf" src={leaf} alt="" width="156" height="395" />
      </span>
      <span className="door__step" />
    </Link>
  );
}
