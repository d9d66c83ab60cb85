/** A section's heading on its beam, with a line beside it. @param bare the beam lies below, on what it carries */
export function SectionHead({
  title,
  note,
  bare = false,
}: {
  title: string;
  note?: string;
  bare?: boolean;
}) {
  return (
    <div className={bare ? "beam beam--no-rule" : "beam"}>
      <h2>{title}</h2>
      {note && <p>{note}</p>}
    </div>
  );
}
