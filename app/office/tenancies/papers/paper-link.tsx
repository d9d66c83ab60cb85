import { href } from "react-router";
import { useLetPage } from "../let-form.tsx";

/** For those who may read private papers. */
export function PaperLink({ id, of }: { id: string | null; of: string }) {
  const { mayRead } = useLetPage();
  if (id === null || !mayRead) return null;
  return (
    <>
      {" "}
      <a href={href("/office/documents/:id", { id })} target="_blank">
        the paper<span className="visually-hidden"> of {of}</span>
      </a>
    </>
  );
}
