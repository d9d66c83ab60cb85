/** How far a journey has come: a course of bricks, and the words. `current` counts from 1. */
export function Steps({ current, count }: { current: number; count: number }) {
  const courses = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div className="progress">
      <ol className="courses" aria-hidden="true">
        {courses.map((course) => (
          <li
            key={course}
            className={course < current ? "done" : course === current ? "now" : undefined}
          />
        ))}
      </ol>
      <p className="small muted">
        Step {current} of {count}
      </p>
    </div>
  );
}
