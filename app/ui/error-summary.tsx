/**
 * Announced at once. A field stands there once, with its first message. Fields with the same message
 * share one line, linked to the first.
 */
export function ErrorSummary({ errors }: { errors: { field: string; message: string }[] }) {
  if (errors.length === 0) return null;
  const lines = errors.filter(
    ({ field, message }, index) =>
      errors.findIndex((other) => other.field === field || other.message === message) === index,
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

/** A hash link alone would scroll without moving focus. */
function focusField(event: { preventDefault: () => void }, field: string): void {
  const element = document.getElementById(field);
  if (!element) return;
  event.preventDefault();
  element.focus();
}
