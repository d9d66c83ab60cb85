import { href } from "react-router";
import { formatFileSize } from "../../../domain/shared/formats/file-size.ts";
import { Icon } from "../../ui/icon.tsx";
import "./received-mail.css";

export interface FileView {
  id: string;
  fileName: string;
  bytes: number;
}

/**
 * Files of a mail. They are downloaded, never opened in the page: a stranger sent them.
 * @param mayOpen whoever may not sees that there are files
 */
export function ReceivedFiles({
  files,
  mayOpen,
}: {
  files: readonly FileView[];
  mayOpen: boolean;
}) {
  if (files.length === 0) return null;
  return (
    <ul className="received-files">
      {files.map(({ id, fileName, bytes }) => (
        <li key={id}>
          {mayOpen ? (
            <a href={href("/office/received-file/:id", { id })} download>
              <Icon name="file-text" />
              {fileName}
            </a>
          ) : (
            fileName
          )}{" "}
          <span className="tiny">{formatFileSize(bytes)}</span>
        </li>
      ))}
    </ul>
  );
}
