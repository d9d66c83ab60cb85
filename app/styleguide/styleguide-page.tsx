import { noIndex, createPageMeta } from "../brand/page-meta.ts";
import { Buttons, Icons } from "./controls.tsx";
import { Choices, Fields } from "./fields.tsx";
import { Foundations } from "./foundations.tsx";
import { Homes } from "./homes.tsx";
import { Messages } from "./messages.tsx";
import { ProgressAndSlides } from "./progress-and-slides.tsx";
import { Overlays } from "./overlays.tsx";
import { ShortChoices } from "./short-choices.tsx";
import { Structure } from "./structure.tsx";
import { Tables } from "./tables.tsx";
import "./styleguide.css";
import { Skeleton } from "../ui/skeleton.tsx";
import { Specimen, Specimens } from "./specimen.tsx";
import { href } from "react-router";
import { Plate } from "../ui/plate.tsx";
import { Badge, Tag } from "../ui/tag.tsx";

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

function Labels() {
  return (
    <Specimens title="Labels" note="Places are street signs; red is kept for the postcode.">
      <Specimen name="Plate, with and without postcode">
        <div className="row">
          <Plate area="Shoreditch" outcode="E2" />
          <Plate area="Canary Wharf" />
        </div>
      </Specimen>
      <Specimen name="Plate, large">
        <Plate area="Chelsea" outcode="SW3" size="large" />
      </Specimen>
      <Specimen name="Plate, a link">
        <Plate
          area="Elephant and Castle"
          outcode="SE17"
          to={href("/flats-to-rent/:id", { id: "elephant-and-castle" })}
        />
      </Specimen>
      <Specimen name="Tags">
        <div className="row">
          <Tag>Pet Friendly</Tag>
          <Tag>Outdoor Space</Tag>
        </div>
      </Specimen>
      <Specimen name="Badges">
        <div className="row">
          <Badge>New today</Badge>
          <Badge kind="warn">Let agreed</Badge>
        </div>
      </Specimen>
    </Specimens>
  );
}
