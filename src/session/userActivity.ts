/** A page without input for this long is not in use, although it may reload what it shows. */
const IDLE_MS = 60_000

/** Opening a page is a use. */
let lastInput = Date.now()

for (const kind of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
  window.addEventListener(
    kind,
    () => {
      lastInput = Date.now()
    },
    { capture: true, passive: true },
  )

/** Whether what the page sends now is its own doing. The server does not count that as a use of the session. */
export const isUserIdle = (): boolean => Date.now() - lastInput > IDLE_MS
