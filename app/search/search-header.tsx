export function SearchHeader({ title, place }: { title: string; place: string }) {
  return (
    <div className="search-header">
      <h1>{title}</h1>
      <p>Selected properties around {place}</p>
    </div>
  );
}
