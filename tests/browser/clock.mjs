// A clock that a test stops: all that the page waits for comes when the test lets time pass. Frames are drawn, and
// messages come, as ever.

/** Gives the page such a clock, which goes until it is stopped. Before the page is opened. */
export const install = (page) =>
  page.addInitScript(() => {
    const [begin, end] = [globalThis.setTimeout.bind(globalThis), globalThis.clearTimeout.bind(globalThis)];
    /** What waits, by its number: what is called, when by this clock, and the browser's own number while time goes. */
    const waiting = new Map();
    let [number, now, isStopped, wentOn] = [0, 0, false, performance.now()];
    const time = () => (isStopped ? now : now + performance.now() - wentOn);
    const call = (nth) => {
      const it = waiting.get(nth);
      waiting.delete(nth);
      it?.act();
    };
    const run = (nth, it) => (it.own = begin(call, it.at - time(), nth));

    globalThis.setTimeout = (act, delay = 0, ...given) => {
      const it = { act: () => act(...given), at: time() + delay };
      waiting.set((number += 1), it);
      if (!isStopped) run(number, it);
      return number;
    };
    globalThis.clearTimeout = (nth) => {
      end(waiting.get(nth)?.own);
      waiting.delete(nth);
    };
    globalThis.clock = {
      stop() {
        [now, isStopped] = [time(), true];
        for (const it of waiting.values()) end(it.own);
      },
      pass(delay) {
        const until = now + delay;
        for (;;) {
          const [first] = [...waiting].filter(([, it]) => it.at <= until).sort(([, a], [, b]) => a.at - b.at);
          if (!first) break;
          now = Math.max(now, first[1].at);
          call(first[0]);
        }
        now = until;
      },
      goOn() {
        [wentOn, isStopped] = [performance.now(), false];
        for (const [nth, it] of waiting) run(nth, it);
      },
    };
  });

/** Nothing that the page waits for comes from here on. */
export const stop = (page) => page.evaluate(() => globalThis.clock.stop());

/** What comes within so many milliseconds comes now. */
export const pass = (page, delay) => page.evaluate((delay) => globalThis.clock.pass(delay), delay);

/** Time goes on by itself. */
export const goOn = (page) => page.evaluate(() => globalThis.clock.goOn());

/** So much time is gone at once, and goes on. */
export async function skip(page, delay) {
  await stop(page);
  await pass(page, delay);
  await goOn(page);
}
