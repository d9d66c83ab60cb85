import { brand } from "../brand/brand.ts";
import { CallButton } from "../agency/call-button.tsx";
import { caseText } from "../brand/texts/case-text.ts";
import { CaseFrame } from "./case-frame.tsx";

/** The site failed. Whether they opened the page or sent a form: what they typed is one step back. */
export function CaseError() {
  const { title, lede, back } = caseText.failed;
  return (
    <CaseFrame>
      <title>{`${title} - ${brand.name}`}</title>
      <div className="case__closed">
        <div className="panel panel--door">
          <h1>{title}</h1>
          <p className="lede">{lede}</p>
          <p>{back}</p>
          <div className="row space-above">
            <CallButton />
          </div>
        </div>
      </div>
    </CaseFrame>
  );
}
