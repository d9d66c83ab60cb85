import type { ReactNode } from "react";
import type { StatusKind } from "../../brand/wallet-sample.ts";

/** One screen of the dashboard, drawn: nothing on it can be pressed. */
export function WalletScreen({
  title,
  about,
  caption,
  children,
}: {
  title: string;
  about: string;
  caption: string;
  children: ReactNode;
}) {
  return (
    <figure className="wallet-screen">
      <div className="wallet-screen__window">
        <p className="wallet-screen__bar" aria-hidden="true">
          Property Wallet
        </p>
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
export function WalletState({ state, children }: { state: StatusKind; children: ReactNode }) {
  return <span className={`wallet-state wallet-state--${state}`}>{children}</span>;
}
