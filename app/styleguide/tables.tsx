import { type Column, Table } from "../ui/table.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

const columns: Column[] = [
  { title: "Home" },
  { title: "Rent", numeric: true },
  { title: "Deposit", numeric: true },
];
const rows = [
  { key: "loriner", cells: ["Loriner Street", "£2,450", "£2,825"] },
  { key: "kiln", cells: ["Kiln Yard", "£950", "£1,095"] },
];

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const year: Column[] = [
  { title: "Home" },
  ...months.map((month) => ({ title: month, numeric: true })),
];

export function Tables() {
  return (
    <Specimens title="Tables" note="Figures stand under figures; the first cell names its row.">
      <Specimen name="With its caption">
        <Table caption="Homes in Shoreditch" columns={columns} rows={rows} />
      </Specimen>
      <Specimen name="Caption for screen readers alone">
        <Table captionHidden caption="The same homes" columns={columns} rows={rows} />
      </Specimen>
      <Specimen name="Wider than its place">
        <Table
          caption="Rent received by month"
          columns={year}
          rows={[{ key: "loriner", cells: ["Loriner Street", ...months.map(() => "£2,450")] }]}
        />
      </Specimen>
    </Specimens>
  );
}
