import { formatNumericDate } from "../../../domain/shared/dates.ts";
import type { WalletSample } from "../../brand/wallet-sample.ts";
import { walletText } from "../../brand/wallet-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { WalletScreen, WalletState } from "./wallet-screen.tsx";

export function DocumentsScreen({ documents }: Pick<WalletSample, "documents">) {
  return (
    <WalletScreen
      title="Documents"
      about="4 properties, 23 documents"
      caption={walletText.screens.captions.documents}
    >
      <table className="wallet-table">
        <thead>
          <tr>
            <th scope="col">Document and property</th>
            <th scope="col" className="wallet-table__wide">
              Date
            </th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {documents.map((row) => (
            <tr key={row.name}>
              <td className="wallet-table__file">
                <Icon name="file-text" />
                <b>{row.name}</b>
                <small>{row.property}</small>
              </td>
              <td className="wallet-table__wide">
                {row.dated} {formatNumericDate(row.date)}
              </td>
              <td>
                <WalletState state={row.state}>{row.status}</WalletState>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WalletScreen>
  );
}
