import {
  formatGrossFee,
  findMonthlyManagement,
  formatNetFee,
} from "../../../domain/agency/fees.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { claims } from "../../brand/claims.ts";
import { multiPropertyText } from "../../brand/multi-property-text.ts";

const { title, note, columns, rents } = multiPropertyText.sum;

export function PortfolioCosts() {
  return (
    <table className="fee-table">
      <caption>
        <h3>{title}</h3>
        <p>{note}</p>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rents.map((rent) => {
          const singleFee = findMonthlyManagement(rent);
          return (
            <tr key={rent}>
              <th scope="row">{formatPounds(rent)} pcm</th>
              <FeeCell fee={singleFee} />
              <FeeCell fee={{ pounds: claims.portfolioFrom * singleFee.pounds }} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function FeeCell({ fee }: { fee: { pounds: number } }) {
  return (
    <td>
      <b>{formatGrossFee(fee)}</b>
      <small>{formatNetFee(fee)} + VAT</small>
    </td>
  );
}
