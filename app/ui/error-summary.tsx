interface FieldError {
  field: string;
  message: string;
}

interface ErrorSummaryProps {
  errors: readonly FieldError[];
  /** Of fields that may have the same message: it then stands behind the name of each. */
  labels: Readonly<Record<string, string>>;
}

/** Announced at once. A field stands there once, with its first message. */
export function ErrorSummary({ errors, labels }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  const lines = errors.filter(
    ({ field }, index) => errors.findIndex((other) => other.field === field) === index,
  );
  const isShared = ({ field, message }: FieldError) =>
    lines.some((other) => other.field !== field && other.message === message);
  return (
    <div className="error-summary" role="alert">
      <p className="error-summary__title">There is a problem</p>
      <ul className="plain">
        {lines.map((line) => (
          <li key={line.field}>
            <a href={`#${line.field}`} onClick={(event) => focusField(event, line.field)}>
              {isShared(line) ? nameLine(line, labels[line.field]) : line.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function nameLine({ message }: FieldError, label: string | undefined): string {
  return label === undefined ? message : `${label}: ${message}`;
}

/** A hash link alone would scroll without moving focus. */
function focusField(event: { preventDefault: () => void }, field: string): void {
  const element = document.getElementById(field);
  if (!element) return;
  event.preventDefault();
  element.focus();
}
