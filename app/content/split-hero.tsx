import type { ReactNode } from "react";

/** The top of a landlord's page: what it offers on the left, what it looks like on the right. */
export function SplitHero({
  heading,
  lede,
  picture,
  slip,
  children,
}: {
  heading: string;
  lede: string;
  /** Address of a drawing, 800 by 600. */
  picture: string;
  /** A card laid over the picture's corner. */
  slip?: ReactNode;
  /** Where to go from here, and what it costs. */
  children: ReactNode;
}) {
  return (
    <section className="split-hero">
      <div className="wrap split-hero__content">
        <div className="split-hero__copy">
          <h1>{heading}</h1>
          <p className="lede">{lede}</p>
          {children}
        </div>
        <div className="split-hero__picture">
          <img src={picture} alt="" width="800" height="600" fetchPriority="high" />
          {slip}
        </div>
      </div>
    </section>
  );
}
