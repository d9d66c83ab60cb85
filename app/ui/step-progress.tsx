/** `current` counts from 1. */
export function StepProgress({ current, count }: { current: number; count: number }) {
  const stepNumbers = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div className="progress">
      <ol className="courses" aria-hidden="true">
        {stepNumbers.map((stepNumber) => (
          <li
            key={stepNumber}
            className={stepNumber < current ? "done" : stepNumber === current ? "now" : undefined}
          />
        ))}
      </ol>
      <p className="small muted">
        Step {current} of {count}
      </p>
    </div>
  );
}
