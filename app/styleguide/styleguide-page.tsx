import { href } from "react-router";
import { noIndex, createPageMeta } from "../brand/page-meta.ts";
import { Buttons, Icons } from "./controls.tsx";
import { Choices, Fields } from "./fields.tsx";
import { Foundations } from "./foundations.tsx";
import { Homes } from "./homes.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { Note } from "../ui/note.tsx";
import { Specimen, Specimens } from "./specimen.tsx";
import { Carousel } from "../ui/carousel/carousel.tsx";
import { StepProgress } from "../ui/step-progress.tsx";
import { Overlays } from "./overlays.tsx";
import { ShortChoices } from "./short-choices.tsx";
import { EmailText } from "../ui/email-text.tsx";
import { Tables } from "./tables.tsx";
import "./styleguide.css";
import { Skeleton } from "../ui/skeleton.tsx";
import { Plate } from "../ui/plate.tsx";
import { Badge, Tag } from "../ui/tag.tsx";

export function meta() {
  return [...createPageMeta("Style guide", "Every component in every state."), noIndex];
}

function Structure() {
  return (
    <Specimens title="Structure" note="One beam carries a group; posts divide what it carries.">
      <Specimen name="Beam with a line" wide>
        <div className="beam">
          <h4>Overview</h4>
          <p>The line beside it.</p>
        </div>
      </Specimen>
      <Specimen name="Portal" wide>
        <ul className="portal">
          <li>One</li>
          <li>Two</li>
          <li>Three</li>
        </ul>
      </Specimen>
      <Specimen name="Portal on the door" wide>
        <div className="band--door guide__padded">
          <ul className="portal">
            <li>One</li>
            <li>Two</li>
            <li>Three</li>
          </ul>
        </div>
      </Specimen>
      <Specimen name="Panel">
        <div className="panel guide__top">A panel under its own beam.</div>
      </Specimen>
      <Specimen name="Panel, door">
        <div className="panel panel--door guide__top">The one that matters.</div>
      </Specimen>
      <Specimen name="Knobs">
        <ul className="bullet-list">
          <li>Rental valuation</li>
          <li>Photographs and floorplan</li>
        </ul>
      </Specimen>
      <Specimen name="Knobs, tight">
        <ul className="bullet-list bullet-list--tight">
          <li>Rental valuation</li>
          <li>Photographs and floorplan</li>
        </ul>
      </Specimen>
      <Specimen name="Definitions">
        <dl className="term-list">
          <dt>Deposit</dt>
          <dd>£2,825</dd>
          <dt>Available</dt>
          <dd>From 07/12/2026</dd>
        </dl>
      </Specimen>
      <ShortTexts />
    </Specimens>
  );
}

function ShortTexts() {
  return (
    <>
      <Specimen name="Figure">
        <p className="figure">
          <b>24/7</b>
          <span>someone answers, also at night</span>
        </p>
      </Specimen>
      <Specimen name="Email address, broken at its @ in a narrow line">
        <EmailText>priya.raman@example.com</EmailText>
      </Specimen>
    </>
  );
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

const slides = ["One", "Two", "Three", "Four"].map((word) => (
  <p key={word} className="panel">
    {word}
  </p>
));

function ProgressAndSlides() {
  return (
    <Specimens title="Progress and slides" note="Nothing moves without the visitor.">
      <Specimen name="Steps: first">
        <StepProgress current={1} count={3} />
      </Specimen>
      <Specimen name="Steps: last">
        <StepProgress current={3} count={3} />
      </Specimen>
      <Specimen name="Carousel, one a slide">
        <Carousel label="Single slides" items={slides} />
      </Specimen>
      <Specimen name="Carousel, two a slide">
        <Carousel label="Double slides" items={slides} perPage={2} />
      </Specimen>
      <Specimen name="Carousel, nothing to turn">
        <Carousel label="One slide" items={slides.slice(0, 1)} />
      </Specimen>
    </Specimens>
  );
}

function Messages() {
  return (
    <Specimens title="Messages" note="Say what happens next and who does it.">
      <Specimen name="Note: information">
        <Note>We answer within one working day.</Note>
      </Specimen>
      <Specimen name="Note: success">
        <Note kind="ok">Your message was sent successfully</Note>
      </Specimen>
      <Specimen name="Note: warning">
        <Note kind="warn">This home is let agreed. You can still ask about it.</Note>
      </Specimen>
      <Specimen name="Note: error, read out">
        <Note kind="error" live>
          That did not reach us. Try again.
        </Note>
      </Specimen>
      <Specimen name="Error summary" wide>
        <ErrorSummary
          labels={{}}
          errors={[
            { field: "guide-email", message: "Please provide a valid email" },
            { field: "guide-wrong", message: "Message is required" },
          ]}
        />
      </Specimen>
      <Specimen name="Nothing found" wide>
        <EmptyState title="No matching properties found, please try another search">
          <p>One wish fewer often does it.</p>
          <ButtonLink to={href("/properties")} look="secondary">
            All homes to rent
          </ButtonLink>
        </EmptyState>
      </Specimen>
    </Specimens>
  );
}
