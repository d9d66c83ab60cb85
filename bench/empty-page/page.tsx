export const meta = () => [{ title: "Empty page" }];

/** What the framework costs a browser by itself: pages of the site are measured beside it. */
export default function Page() {
  return <h1>Empty page</h1>;
}
