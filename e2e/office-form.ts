interface Office {
  url: string;
  /** Of the session of whoever is signed in. */
  token: string;
}

/** Sends a form of a site's office as somebody without script does. */
export function postOfficeForm(
  { url, token }: Office,
  path: string,
  fields: Record<string, string>,
): Promise<Response> {
  return fetch(url + path, {
    method: "POST",
    headers: { Cookie: `__Host-office=${token}`, Origin: url },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}

/** The same, again if the page warns of something, and done for certain. */
export async function sendOfficeForm(
  office: Office,
  path: string,
  fields: Record<string, string>,
): Promise<void> {
  let response = await postOfficeForm(office, path, fields);
  let html = await response.text();
  const [, anyway] = /name="anyway" value="([^"]*)"/.exec(html) ?? [];
  if (response.status === 422 && anyway !== undefined) {
    response = await postOfficeForm(office, path, { ...fields, anyway });
    html = await response.text();
  }
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${html}`);
}
