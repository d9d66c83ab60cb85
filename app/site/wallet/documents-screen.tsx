import { documents } from "../../brand/wallet-sample.ts";
import { Icon } from "../../ui/icon.tsx";
import { WalletScreen, WalletState } from "./wallet-screen.tsx";

const { title, about, caption, rows } = documents;

/** Agreements and certificates. */
export function DocumentsScreen() {
  return (
    <WalletScreen place="Documents" title={title} about={about} caption={caption}>
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
          {rows.map((row) => (
            <tr key={row.name}>
              <td className="wallet-table__file">
                <Icon name="file-text" />
                <b>{row.name}</b>
                <small>{row.property}</small>
              </td>
              <td className="wallet-table__wide">{row.date}</td>
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
