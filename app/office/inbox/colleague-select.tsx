export function ColleagueSelect({
  name,
  label,
  none,
  value,
  colleagues,
}: {
  name: string;
  label: string;
  /** What no choice means. */
  none: string;
  value: string;
  colleagues: readonly { id: string; name: string }[];
}) {
  return (
    <select className="select" name={name} aria-label={label} defaultValue={value}>
      <option value="">{none}</option>
      {colleagues.map((one) => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
    </select>
  );
}
