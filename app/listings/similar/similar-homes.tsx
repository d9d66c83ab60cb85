import { useEffect } from "react";
import type { ListingSummary } from "../../../domain/listings/listing.ts";
import { HomeCard } from "../home-card.tsx";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { usePerPage } from "../use-per-page.ts";

const lazyImagesFrom = 2;

/** Before hydration it is a scrolling strip with as many homes in view as a slide holds. */
export function SimilarHomes({
  title,
  homes,
  today,
}: {
  title: string;
  homes: ListingSummary[];
  today: string;
}) {
  const hydrated = useHydrated();
  const perPage = usePerPage();
  useEffect(() => {
    // The link to it may have been followed before its script came, when the page was shorter.
    if (location.hash === "#similar") document.getElementById("similar")?.scrollIntoView();
  }, []);
  return (
    <section className="section band others no-print">
      <div className="wrap">
        <div className="beam">
          <h2>{title}</h2>
        </div>
        <div className={hydrated ? "others__homes" : "others__homes others__homes--strip"}>
          <Carousel
            key={perPage}
            label={title}
            perPage={perPage}
            items={homes.map((home, index) => (
              <HomeCard
                key={home.id}
                home={home}
                index={lazyImagesFrom + index}
                today={today}
                brief
              />
            ))}
          />
        </div>
      </div>
    </section>
  );
}
