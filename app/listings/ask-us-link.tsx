import { href, Link } from "react-router";
import { unknownText } from "../../domain/listings/facts/home-facts.ts";

export function AskUsLink({ id, about }: { id: string; about: string }) {
  return (
    <Link className="ask-us" to={href("/enquire/:id", { id })}>
      {unknownText}
      <span className="visually-hidden"> about {about}</span>
    </Link>
  );
}
