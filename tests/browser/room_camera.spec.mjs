// The camera of a host, before which a guest holds a code.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join as pathOf } from "node:path";

import { expect } from "./fixtures.mjs";
import { LARGE, SMALL, code, expectSame, lay, linkOf, sitDown, test as base } from "./room_devices.mjs";
import { playAll } from "./room_players.mjs";

const SIZE = { width: 640, height: 480 };

const test = base.extend({
  /** The file that the camera of every device shows, over and over. */
  film: [
    async ({}, use) => {
      const file = pathOf(mkdtempSync(pathOf(tmpdir(), "undercroft-")), "film.y4m");
      writeFileSync(file, filmOf(Buffer.alloc(SIZE.width * SIZE.height, 128)));
      await use(file);
      rmSync(dirname(file), { recursive: true });
    },
    { scope: "worker" },
  ],

  launchOptions: [
    async ({ launchOptions, film }, use) => {
      const fake = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"];
      const args = [...(launchOptions.args ?? []), ...fake, `--use-file-for-fake-video-capture=${film}`];
      await use({ ...launchOptions, args });
    },
    { scope: "worker" },
  ],
});

/** A film of one picture, which has a byte for each pixel. */
function filmOf(luma) {
  const head = `YUV4MPEG2 W${SIZE.width} H${SIZE.height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`;
  return Buffer.concat([Buffer.from(head), luma, Buffer.alloc(luma.length / 2, 128)]);
}

/** The code on the screen of a device, as a camera sees it that is held `degrees` aslant. */
async function pictureOf(page, degrees) {
  const luma = await code(page).evaluate(
    (svg, { width, height, degrees }) => {
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      const pen = canvas.getContext("2d");
      pen.fillStyle = "#999";
      pen.fillRect(0, 0, width, height);
      const { x, y, width: side } = svg.viewBox.baseVal;
      const scale = (0.8 * height) / side;
      pen.translate(width / 2, height / 2);
      pen.rotate((degrees * Math.PI) / 180);
      pen.scale(scale, scale);
      pen.translate(-side / 2 - x, -side / 2 - y);
      pen.fillStyle = "#eee";
      pen.fillRect(x, y, side, side);
      pen.fillStyle = "#222";
      for (const it of svg.querySelectorAll("path")) pen.fill(new Path2D(it.getAttribute("d")));
      const { data } = pen.getImageData(0, 0, width, height);
      return Array.from({ length: width * height }, (_, nth) => data[4 * nth]);
    },
    { ...SIZE, degrees },
  );
  return Buffer.from(luma);
}

for (const degrees of [0, 7]) {
  test(`a host reads the answer of a guest by the camera, ${degrees} degrees aslant`, async ({ device, film }) => {
    const [host, guest] = await Promise.all([device(LARGE), device(SMALL)]);
    await lay(host, { box: "dungeon-raiders", seats: ["Anna", { phone: "Boris" }] });
    await sitDown(guest, await linkOf(host), "Boris");
    writeFileSync(film, filmOf(await pictureOf(guest, degrees)));
    await host.getByRole("button", { name: "Take the answer" }).click();
    await host.getByRole("button", { name: "Use the camera" }).click();
    await guest.locator(".room-strip").waitFor();
    await expect(code(host)).toHaveCount(0);
    await expect(host.locator(".room-camera")).toHaveCount(0);
    await playAll("raiders", [host, guest], { taps: 6 });
    await expectSame(host, guest);
  });
}

test("a host that may not use the camera is told so, and takes the answer as text", async ({ device }) => {
  const [host, guest] = await Promise.all([device(LARGE), device(SMALL)]);
  await host.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException("no", "NotAllowedError");
    };
  });
  await lay(host, { box: "dungeon-raiders", seats: ["Anna", { phone: "Boris" }] });
  const answer = await sitDown(guest, await linkOf(host), "Boris");
  await host.getByRole("button", { name: "Take the answer" }).click();
  await host.getByRole("button", { name: "Use the camera" }).click();
  await expect(host.locator(".room-fault[role=status]")).toHaveText("The camera may not be used here. Paste the answer instead.");
  await host.locator("#room-answer").fill(answer);
  await host.getByRole("button", { name: "Take it" }).click();
  await guest.locator(".room-strip").waitFor();
});
