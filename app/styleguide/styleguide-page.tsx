import { noIndex, createPageMeta } from "../brand/page-meta.ts";
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
import "./styleguide.css";
import { Skeleton } from "../ui/skeleton.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

export function meta() {
  return [...createPageMeta("Style guide", "Every component in every state."), noIndex];
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

function LoadingStates() {
  return (
    <Specimens title="Waiting" note="What is still being fetched has its place already.">
      <Specimen name="Skeleton: lines of text">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Specimen>
      <Specimen name="Skeleton: picture">
        <Skeleton shape="picture" />
      </Specimen>
      <Specimen name="Skeleton: card">
        <Skeleton shape="card" />
      </Specimen>
    </Specimens>
  );
}
