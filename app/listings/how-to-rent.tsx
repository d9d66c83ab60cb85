const steps = [
  {
    title: "View it",
    text: "Book an in-person viewing, or ask for a video tour. We show homes Monday to Saturday, evenings included.",
  },
  {
    title: "Make an offer",
    text: "Fill in one digital form with the people you will live with. An account manager follows up.",
  },
  {
    title: "Move in",
    text: "We carry out references, draw up the tenancy, hand you the keys and protect your deposit within 30 days.",
  },
];

/** Three steps from viewing to keys; a home that is let agreed skips the viewing. */
export function HowToRent({ letAgreed }: { letAgreed: boolean }) {
  const remainingSteps = letAgreed ? steps.slice(1) : steps;
  return (
    <section className="block block--how-to">
      <h2>How to make it your home</h2>
      <ol className="portal how-to-rent">
        {remainingSteps.map(({ title, text }, index) => (
          <li key={title}>
            <span className="number-plate" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
