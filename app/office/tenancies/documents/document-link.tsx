import { href } from "react-router";
import { useTenancyPage } from "../tenancy-form.tsx";

/** For those who may read private papers. */
export function DocumentLink({ id, of }: { id: string | null; of: string }) {
  const { mayRead } = useTenancyPage();
  if (id === null || !mayRead) return null;
  return (
    <>
      {" "}
      <a href={href("/office/documents/:id", { id })} target="_blank">
        View document<span className="visually-hidden"> for {of}</span>
      </a>
    </>
  );
}
