import { walletName } from "../../../domain/agency/agency.ts";
import type { ReactNode } from "react";
import type { StatusKind } from "../../brand/wallet-sample.ts";

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
          {walletName}
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

export function WalletState({ state, children }: { state: StatusKind; children: ReactNode }) {
  return <span className={`badge wallet-state wallet-state--${state}`}>{children}</span>;
}
