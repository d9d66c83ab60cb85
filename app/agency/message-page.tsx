import type { ReactNode } from "react";

export function MessagePage({ picture, children }: { picture: string; children: ReactNode }) {
  return (
    <div className="message">
      <div className="message__picture">
        <img src={picture} alt="" width="520" height="520" />
      </div>
      <div className="message__text">{children}</div>
    </div>
  );
}
