const views = ["open", "moved-in", "over"] as const;

export function readTenancyListView({ searchParams }: URL): (typeof views)[number] {
  return views.find((view) => view === searchParams.get("view")) ?? "open";
}
