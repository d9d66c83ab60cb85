import { homeSectionsText } from "../../brand/home-sections-text.ts";
import { PressLogos } from "../press-logos.tsx";
import { TalkToUs } from "../talk-to-us.tsx";
import { TrustWidget } from "../../agency/trust-widget.tsx";
import { Plans } from "./plans.tsx";
import { WhatWeDo } from "./what-we-do.tsx";

export function Sections() {
  return (
    <>
      <WhatWeDo />
      <Plans />
      <section className="section band">
        <div className="wrap">
          <div className="beam beam--no-rule">
            <h2>{homeSectionsText.reviews}</h2>
          </div>
          <TrustWidget reviews />
        </div>
      </section>
      <PressLogos />
      <TalkToUs />
    </>
  );
}
