import type { ReactNode } from "react";

export function SplitHero({
  heading,
  lede,
  picture,
  slip,
  children,
}: {
  heading: string;
  lede: string;
  picture: string;
  slip?: ReactNode;
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
