/** An e-mail address that breaks at its '@' where a line is too narrow, before it breaks in a word. */
export function EmailText({ children: address }: { children: string }) {
  const at = address.lastIndexOf("@");
  if (at < 0) return address;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
