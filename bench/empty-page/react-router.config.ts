import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: ".",
  buildDirectory: "../../build/empty-page",
  ssr: true,
} satisfies Config;
