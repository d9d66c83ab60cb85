import type { ReactNode } from "react";
import type { State } from "../../brand/wallet-sample.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";

const places: { name: string; icon: IconName }[] = [
  { name: "Rent", icon: "layout-grid" },
  { name: "Statements", icon: "file-text" },
  { name: "Documents", icon: "copy" },
  { name: "Maintenance", icon: "wrench" },
];

type Place = "Rent" | "Statements" | "Documents" | "Maintenance";

/** One screen of the dashboard, drawn: nothing on it can be pressed. */
export function WalletScreen({
  place,
  title,
  about,
  caption,
  children,
}: {
  /** Which entry of its menu is lit. */
  place: Place;
  title: string;
  about: string;
  caption: string;
  children: ReactNode;
}) {
  return (
    <figure className="wallet-screen">
      <div className="wallet-screen__window">
        <div className="wallet-screen__rail" aria-hidden="true">
          {places.map(({ name, icon }) => (
            <span key={name} className={name === place ? "is-on" : undefined}>
              <Icon name={icon} />
              <b>{name}</b>
            </span>
          ))}
        </div>
        <div className="wallet-screen__body">
          <p className="wallet-screen__head">
            <strong>{title}</strong>
            <span>{about}</span>
          </p>
          {children}
        </div>
      </div>
      <figcaption className="small muted">{caption}</figcaption>
    </figure>
  );
}

/** How something stands. */
export function WalletState({ state, children }: { state: State; children: ReactNode }) {
  return <span className={`wallet-state wallet-state--${state}`}>{children}</span>;
}
