import { noIndex, pageMeta } from "../brand/page-meta.ts";
import { Buttons, Icons } from "./controls.tsx";
import { Choices, Fields } from "./fields.tsx";
import { Foundations } from "./foundations.tsx";
import { Homes } from "./homes.tsx";
import { Labels } from "./labels.tsx";
import { Messages } from "./messages.tsx";
import { ProgressAndSlides } from "./progress-and-slides.tsx";
import { Overlays } from "./overlays.tsx";
import { ShortChoices } from "./short-choices.tsx";
import { Structure } from "./structure.tsx";
import { Tables } from "./tables.tsx";
import { LoadingStates } from "./loading-states.tsx";
import "./styleguide.css";

export function meta() {
  return [...pageMeta("Style guide", "Every component in every state."), noIndex];
}

export default function StyleguidePage() {
  return (
    <div className="guide">
      <section className="band guide__head">
        <div className="wrap">
          <h1>Style guide</h1>
          <p className="lede">Every component in every state. Tab through it to see the focus.</p>
        </div>
      </section>
      <Foundations />
      <Structure />
      <Buttons />
      <Icons />
      <Labels />
      <Fields />
      <Choices />
      <ShortChoices />
      <Messages />
      <ProgressAndSlides />
      <LoadingStates />
      <Tables />
      <Overlays />
      <Homes />
    </div>
  );
}
