/** Between two looks at an order. */
const PAUSE_MS = 2_500

export const pollDelay = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, PAUSE_MS)
  })
