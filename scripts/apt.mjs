import { spawnSync } from "node:child_process";

export function installFromDebian(name, timeout = 180_000) {
  const apt = (...args) =>
    spawnSync("apt-get", args, {
      stdio: "ignore",
      timeout,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  apt("update");
  apt("install", "-y", "--no-install-recommends", name);
}
