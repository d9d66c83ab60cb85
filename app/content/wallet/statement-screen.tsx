import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { formatSterling } from "../../../domain/shared/money.ts";
import type { WalletSample } from "../../brand/wallet-sample.ts";
import { walletText } from "../../brand/texts/wallet-text.ts";
import { createStatementLines } from "./statement-lines.ts";
import { WalletScreen } from "./wallet-screen.tsx";

export function StatementScreen({ statement }: Pick<WalletSample, "statement">) {
  const { number, property, month, shortMonth, sent, earlier } = statement;
  const { lines, paid } = createStatementLines(statement);
  return (
    <WalletScreen
      title={`Statement ${number}`}
      about={`${property}, ${month}`}
      caption={walletText.screens.captions.statement}
    >
      <div className="wallet-statement">
        <div>
          <dl className="wallet-lines">
            {lines.map(({ label, amount }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{formatSterling(amount)}</dd>
              </div>
            ))}
            <div className="wallet-lines__sum">
              <dt>Paid to you</dt>
              <dd>{formatSterling(paid)}</dd>
            </div>
          </dl>
          <p className="wallet-statement__sent">
            Sent to the account ending 4471 on {formatNumericDate(sent)}
          </p>
        </div>
        <PaidOutChart months={[...earlier, { month: shortMonth, paid }]} />
      </div>
    </WalletScreen>
  );
}

const bar = { width: 28, gap: 16, height: 120, foot: 22 };

function PaidOutChart({ months }: { months: { month: string; paid: number }[] }) {
  const width = months.length * (bar.width + bar.gap) - bar.gap;
  const maxPaid = Math.max(...months.map((entry) => entry.paid));
  const spoken = months.map((entry) => `${entry.month} ${formatSterling(entry.paid)}`).join(", ");
  return (
    <div className="wallet-chart">
      <p>
        Paid to you, 6 months<span className="visually-hidden">: {spoken}</span>
      </p>
      <svg viewBox={`0 0 ${width} ${bar.height + bar.foot}`} aria-hidden="true" focusable="false">
        {months.map((entry, index) => {
          const x = index * (bar.width + bar.gap);
          const height = Math.round((entry.paid / maxPaid) * bar.height);
          return (
            <g key={entry.month} className={index === months.length - 1 ? "is-now" : undefined}>
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
