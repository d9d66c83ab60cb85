/**
 * What must be put right before going on, read out at once; each line leads to its field. Two
 * fields with the same message make one line, which leads to the first.
 */
export function ErrorSummary({ errors }: { errors: { field: string; message: string }[] }) {
  if (errors.length === 0) return null;
  const lines = errors.filter(
    ({ message }, index) => errors.findIndex((other) => other.message === message) === index,
  );
  return (
    <div className="error-summary" role="alert">
      <p className="error-summary__title">There is a problem</p>
      <ul className="plain">
        {lines.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A bare hash link would scroll to the field but leave the keyboard behind. */
function focusField(event: { preventDefault: () => void }, field: string): void {
  const element = document.getElementById(field);
  if (!element) return;
  event.preventDefault();
  element.focus();
}
