import { spawn } from "node:child_process";

const timeoutMs = 4 * 60_000;

/** Tries to: the caller looks whether it is there afterwards. */
export async function installFromDebian(name) {
  // One process, which goes on while this one is busy.
  const commands = 'apt-get update; exec apt-get install -y --no-install-recommends "$0"';
  const apt = spawn("sh", ["-c", commands, name], {
    stdio: "ignore",
    timeout: timeoutMs,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  await new Promise((resolve) => apt.on("error", resolve).on("close", resolve));
}
