import { Fragment } from "react";
import { formatGrossFee, formatNetFee } from "../../../domain/agency/fees.ts";
import { type FeeLine, servicesText } from "../../brand/texts/services-text.ts";
import { type Column, Table } from "../../ui/table.tsx";

const { title, lines } = servicesText.table;

const columns: Column[] = [
  { title: "Service" },
  { title: "Without VAT", numeric: true },
  { title: "Including VAT", numeric: true },
];

export function FeeTable() {
  return (
    <div className="fee-table">
      <Table captionHidden caption={title} columns={columns} rows={lines.map(toRow)} />
    </div>
  );
}

function toRow({ service, fee, from = false, when }: FeeLine) {
  const prefix = from ? "from " : "";
  return {
    key: service,
    cells: [
      <Fragment key="service">
        {service}
        <small>{when}</small>
      </Fragment>,
      `${prefix}${formatNetFee(fee)}`,
      <b key="gross">{`${prefix}${formatGrossFee(fee)}`}</b>,
    ],
  };
}
