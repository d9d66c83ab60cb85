import { sterling } from "../../../domain/money.ts";
import { statement } from "../../brand/wallet-sample.ts";
import { statementLines } from "./statement-lines.ts";
import { WalletScreen } from "./wallet-screen.tsx";

const { title, about, caption, earlier, month, sent } = statement;
const { lines, paid } = statementLines(statement);
const months = [...earlier, { month, paid }];
const most = Math.max(...months.map((entry) => entry.paid));

/** One property's statement of one month. */
export function StatementScreen() {
  return (
    <WalletScreen place="Statements" title={title} about={about} caption={caption}>
      <div className="wallet-statement">
        <div>
          <dl className="wallet-lines">
            {lines.map(({ label, amount }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{sterling(amount)}</dd>
              </div>
            ))}
            <div className="wallet-lines__sum">
              <dt>Paid to you</dt>
              <dd>{sterling(paid)}</dd>
            </div>
          </dl>
          <p className="wallet-statement__sent">{sent}</p>
        </div>
        <PaidOut />
      </div>
    </WalletScreen>
  );
}

const bar = { width: 28, gap: 16, height: 120, foot: 22 };
const width = months.length * (bar.width + bar.gap) - bar.gap;

/** The last six payments as bars. */
function PaidOut() {
  const spoken = months.map((entry) => `${entry.month} ${sterling(entry.paid)}`).join(", ");
  return (
    <div className="wallet-chart">
      <p>
        Paid to you, six months<span className="vh">: {spoken}</span>
      </p>
      <svg viewBox={`0 0 ${width} ${bar.height + bar.foot}`} aria-hidden="true" focusable="false">
        {months.map((entry, index) => {
          const x = index * (bar.width + bar.gap);
          const height = Math.round((entry.paid / most) * bar.height);
          return (
            <g key={entry.month} className={entry.month === month ? "is-now" : undefined}>
              <rect x={x} y={bar.height - height} width={bar.width} height={height} />
              <text x={x + bar.width / 2} y={bar.height + 16} textAnchor="middle">
                {entry.month}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
