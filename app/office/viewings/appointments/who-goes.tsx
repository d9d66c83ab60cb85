export function WhoGoes({
  name,
  people,
  chosen,
}: {
  name: string;
  people: readonly { id: number; name: string }[];
  chosen: number | undefined;
}) {
  return (
    <div className="field">
      <label className="label" htmlFor={name}>
        Who goes
      </label>
      <select className="select" id={name} name={name} defaultValue={chosen}>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </select>
    </div>
  );
}
