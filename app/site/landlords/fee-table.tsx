import { grossLabel, netLabel } from "../../../domain/fees.ts";
import { type FeeLine, servicesText } from "../../brand/services-text.ts";

/** Every service with its fee, without VAT and with it. */
export function FeeTable() {
  return (
    <table className="sum">
      <caption className="vh">{servicesText.table.title}</caption>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">Without VAT</th>
          <th scope="col">Including VAT</th>
        </tr>
      </thead>
      <tbody>
        {servicesText.table.lines.map((line) => (
          <Line key={line.service} {...line} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ service, fee, from = false, when }: FeeLine) {
  const prefix = from ? "from " : "";
  return (
    <tr>
      <th scope="row">
        {service}
        <small>{when}</small>
      </th>
      <td>
        {prefix}
        {netLabel(fee)}
      </td>
      <td>
        <b>
          {prefix}
          {grossLabel(fee)}
        </b>
      </td>
    </tr>
  );
}
