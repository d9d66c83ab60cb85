interface Bench {
  about: string;
  minutes: number;
  takes?: string;
  /** Excluded unless named on the command line. */
  byName?: true;
}

export const benches: Record<string, Bench> = {
  pages: {
    about: "pages a second, cached and uncached, against node:http with the same bytes",
    minutes: 6,
    takes: "--seconds=10 --rounds=3",
  },
  against: {
    about: "processor time of uncached pages, in turn with another commit's, which it builds",
    minutes: 6,
    takes: "COMMIT --seconds=4 --rounds=5",
    byName: true,
  },
  search: {
    about: "searches of 1,000 to 100,000 listings, both engines, against the same SQL by pg alone",
    minutes: 3,
    takes: "--most=100000",
  },
  diary: { about: "free times and conflicts of 20 negotiators with 500 bookings", minutes: 1 },
  streams: {
    about: "public pages with fifty people in the office beside nobody there, both engines",
    minutes: 4,
    takes: "--seconds=10 --rounds=3",
  },
  submissions: {
    about: "landlords' requests with a solved human check at a steady rate, both engines",
    minutes: 2,
    takes: "--seconds=30",
  },
  start: { about: "from the start of the process to ready, first and later", minutes: 1 },
  import: { about: "the import of the demo and of 10,000 homes", minutes: 2 },
  feed: {
    about: "pages at 200 requests a second while a feed changes a tenth of 10,000 homes",
    minutes: 3,
    takes: "--seconds=20",
  },
  bytes: { about: "what each page's first view weighs, as sent", minutes: 3 },
  lighthouse: {
    about:
      "pages on a simulated phone, in turn with an empty page of the same framework or a commit",
    minutes: 120,
    takes: "PATH ... --runs=5 --against=COMMIT",
    byName: true,
  },
  pooler: {
    about: "one process straight at PostgreSQL and through PgBouncer, in turn",
    minutes: 3,
    takes: "--seconds=10 --rounds=5",
  },
  processes: {
    about: "one to three processes, each with a share of a core, on one PostgreSQL",
    minutes: 3,
    takes: "--seconds=10 --rounds=3 --share=0.2",
  },
  size: {
    about: "pages and jobs with three years of a hundred branches on a server",
    minutes: 25,
    takes:
      "--homes=100000 --requests=1000000 --records=5000000 --branches=100 --rounds=15 --only=pages|jobs",
    byName: true,
  },
};

export function listBenches(): string {
  const width = Math.max(...Object.keys(benches).map((name) => name.length));
  const lines = Object.entries(benches).map(([name, { about, minutes, takes, byName }]) => {
    const when = `${minutes} min${byName ? ", only by name" : ""}`;
    const more = takes ? `\n  ${" ".repeat(width)}  takes ${takes}` : "";
    return `  ${name.padEnd(width)}  ${about} (${when})${more}`;
  });
  return [
    "npm run bench                      all but those that run only by name",
    "npm run bench -- NAME ...          these",
    "npm run bench -- NAME --seconds=2  one, with what it takes",
    "",
    ...lines,
  ].join("\n");
}

interface SelectedBench {
  name: string;
  takes: string[];
}

/** Returns null if the first word is no bench. */
export function selectBenches(words: readonly string[]): SelectedBench[] | null {
  if (words.length === 0) {
    const names = Object.keys(benches).filter((name) => !benches[name]!.byName);
    return names.map((name) => ({ name, takes: [] }));
  }
  const wanted: SelectedBench[] = [];
  for (const word of words) {
    if (Object.hasOwn(benches, word)) wanted.push({ name: word, takes: [] });
    else if (wanted.length === 0) return null;
    else wanted.at(-1)!.takes.push(word);
  }
  return wanted;
}
