import { spawn } from "node:child_process";

const timeoutMs = 4 * 60_000;

/** May fail without an error: the caller checks. */
export async function installFromDebian(...names) {
  // One process, which continues while this one is busy.
  const install = "apt-get -o DPkg::Lock::Timeout=120 install -y --no-install-recommends";
  const commands = `apt-get update; exec ${install} "$@"`;
  const apt = spawn("sh", ["-c", commands, "sh", ...names], {
    stdio: "ignore",
    timeout: timeoutMs,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  await new Promise((resolve) => apt.on("error", resolve).on("close", resolve));
}
