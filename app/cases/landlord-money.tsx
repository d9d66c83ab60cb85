import type { MoneyRow } from "../../domain/cases/landlord-money.ts";

export function LandlordMoney({ rows }: { rows: readonly MoneyRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="case__part">
      <h2>Money and moving in</h2>
      <dl className="case__facts">
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
