import type { ReactNode } from "react";
import { Wordmark } from "../../../agency/wordmark.tsx";
import { brand } from "../../../brand/brand.ts";
import { OfficeTitle } from "../../shell/office-head.tsx";
import "./sign-in-frame.css";

/** A page before the office: what to do beside a picture. */
export function SignInFrame({
  title,
  picture,
  children,
}: {
  title: string;
  picture: string;
  children: ReactNode;
}) {
  return (
    <div className="sign-in-frame">
      <OfficeTitle title={title} />
      <div className="sign-in-frame__text">
        <Wordmark />
        <div className="sign-in-frame__form">
          <h1>{title}</h1>
          {children}
        </div>
        <p className="tiny">For people who work at {brand.name}.</p>
      </div>
      <div className="sign-in-frame__picture">
        <img src={picture} alt="" width={800} height={900} />
      </div>
    </div>
  );
}
