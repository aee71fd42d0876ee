// A host whose site can be replaced by a newer version, damaged, or cut off.

import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeWorker } from "../../xtask/scripts/seal.mjs";
import { atOnce, serve } from "./serve.mjs";

const SITE = fileURLToPath(new URL("../../dist", import.meta.url));

/** What the rulebooks of the newer version say that those of the site do not. */
export const NEWS = "Newer than new";

/** The name of the version of a site. */
export async function versionOf(root) {
  const page = await readFile(join(root, "index.html"), "utf8");
  return /data-version="(\w+)"/.exec(page)[1];
}

// The same program under another name, with rulebooks that tell it apart.
async function makeNewer(root) {
  const version = await versionOf(root);
  const newer = [...version].reverse().join("");
  await rename(join(root, version), join(root, newer));
  const page = join(root, "index.html");
  await writeFile(page, (await readFile(page, "utf8")).replaceAll(version, newer));
  const books = join(root, newer, "public/rulebook");
  for (const name of await readdir(books)) {
    const text = await readFile(join(books, name), "utf8");
    await writeFile(join(books, name), text.replace(/^# /m, `# ${NEWS}: `));
  }
  writeWorker(root);
  return newer;
}

/** Hosts a copy of the site, in a folder of its own. */
export async function host(options) {
  const root = await mkdtemp(join(tmpdir(), "undercroft-"));
  await cp(SITE, root, { recursive: true });
  let send = atOnce;
  const server = await serve({ root, send: (...answer) => send(...answer), ...options });
  return {
    url: server.url,
    version: await versionOf(root),
    /** Puts a newer version in the place of this one; its name. Nothing of the old one remains. */
    renew: () => makeNewer(root),
    /** Changes a file behind the back of the service worker. */
    async damage(file) {
      await writeFile(join(root, await versionOf(root), file), "damaged");
    },
    /** Cuts a file in half, as an upload does that breaks off. What it returns mends it. */
    async cut(name) {
      const names = await readdir(root, { recursive: true });
      const file = join(root, names.find((it) => name.test(it)));
      const whole = await readFile(file);
      await writeFile(file, whole.subarray(0, whole.length / 2));
      return () => writeFile(file, whole);
    },
    /** Takes a file away, as on a host that has not got all of a version. What it returns brings it. */
    async lose(name) {
      const names = await readdir(root, { recursive: true });
      const file = join(root, names.find((it) => name.test(it)));
      await rename(file, `${file}.lost`);
      return () => rename(`${file}.lost`, file);
    },
    /** Takes the folder of the version away, as before it is uploaded. What it returns brings it. */
    async halve() {
      const folder = join(root, await versionOf(root));
      await rename(folder, `${folder}.coming`);
      return () => rename(`${folder}.coming`, folder);
    },
    /** From now on answers are sent by this, which is given each with its body. */
    sendBy: (other) => (send = other),
    cutOff: () => server.close(),
    async close() {
      await server.close();
      await rm(root, { recursive: true });
    },
  };
}
