import { Carousel } from "../ui/carousel.tsx";
import { StepProgress } from "../ui/step-progress.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

const slides = ["One", "Two", "Three", "Four"].map((word) => (
  <p key={word} className="panel">
    {word}
  </p>
));

export function ProgressAndSlides() {
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
