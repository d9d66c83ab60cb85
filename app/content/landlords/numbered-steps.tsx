export function NumberedSteps({ steps }: { steps: { title: string; text: string }[] }) {
  return (
    <ol className="portal portal--four-columns numbered">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className="number-plate" aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
