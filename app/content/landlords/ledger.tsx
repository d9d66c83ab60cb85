export function Ledger({ rows }: { rows: { figure: string; title: string; text: string }[] }) {
  return (
    <ul className="ledger">
      {rows.map(({ figure, title, text }) => (
        <li key={title}>
          <b>{figure}</b>
          <h3 className="heading-3">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
