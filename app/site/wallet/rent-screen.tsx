import { pounds } from "../../../domain/money.ts";
import { rentLedger } from "../../brand/wallet-sample.ts";
import { RentTotals } from "./rent-totals.tsx";
import { WalletScreen, WalletState } from "./wallet-screen.tsx";

const { title, month, caption, rows } = rentLedger;

/** The rent ledger. */
export function RentScreen() {
  return (
    <WalletScreen place="Rent" title={title} about={month} caption={caption}>
      <RentTotals className="wallet-totals" />
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
          {rows.map((row) => (
            <tr key={row.property}>
              <td>
                <b>{row.property}</b> <i className="wallet-outcode">{row.outcode}</i>
                <small>{row.tenant}</small>
              </td>
              <td className="wallet-table__wide">{row.due}</td>
              <td className="wallet-table__sum">{pounds(row.rent)}</td>
              <td>
                <WalletState state={row.received ? "ok" : "late"}>{row.status}</WalletState>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WalletScreen>
  );
}
