import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import type { WalletSample } from "../../brand/wallet-sample.ts";
import { walletText } from "../../brand/wallet-text.ts";
import { RentTotals } from "./rent-totals.tsx";
import { WalletScreen, WalletState } from "./wallet-screen.tsx";

export function RentScreen({ rents, today }: Pick<WalletSample, "rents" | "today">) {
  return (
    <WalletScreen
      title="Rent"
      about={`30 days to ${formatNumericDate(today)}`}
      caption={walletText.screens.captions.rent}
    >
      <RentTotals rents={rents} className="wallet-totals" />
      <table className="wallet-table">
        <thead>
          <tr>
            <th scope="col">Property and tenant</th>
            <th scope="col" className="wallet-table__wide">
              Due
            </th>
            <th scope="col" className="wallet-table__sum">
              Rent
            </th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {rents.map(({ property, outcode, tenant, due, rent, paid }) => (
            <tr key={property}>
              <td>
                <b>{property}</b> <i className="wallet-outcode">{outcode}</i>
                <small>{tenant}</small>
              </td>
              <td className="wallet-table__wide">{formatNumericDate(due)}</td>
              <td className="wallet-table__sum">{formatPounds(rent)}</td>
              <td>
                {paid === null ? (
                  <WalletState state="late">{countDaysSince(due, today)} days late</WalletState>
                ) : (
                  <WalletState state="ok">Paid {formatNumericDate(paid)}</WalletState>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WalletScreen>
  );
}

const dayMs = 86_400_000;

function countDaysSince(date: string, today: string): number {
  return (Date.parse(today) - Date.parse(date)) / dayMs;
}
