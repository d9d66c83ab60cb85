import { newspapers } from "../brand/logos.ts";
import { Carousel } from "../ui/carousel/carousel.tsx";
import { LogoName } from "./logos.tsx";

export function PressCarousel({ title }: { title: string }) {
  return (
    <section className="press">
      <div className="wrap press__content">
        <h2>{title}</h2>
        <Carousel
          label={title}
          perPage={4}
          items={newspapers.map((paper) => (
            <LogoName key={paper.name} {...paper} />
          ))}
        />
      </div>
    </section>
  );
}
