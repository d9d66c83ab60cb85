/** `bare` draws the beam below, on the content. */
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
