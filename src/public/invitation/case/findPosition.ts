/** Where the browser says that it is. */
export interface FoundPosition {
  latitude: number
  longitude: number
  /** Metres. */
  accuracyM: number
  at: string
}

const WAIT_MS = 30_000

/** Asks the browser for its position, which asks the person; what went wrong as a word. */
export const findPosition = (): Promise<FoundPosition | 'denied' | 'failed'> =>
  new Promise(resolve => {
    // Browsers offer no position to pages without HTTPS.
    const geolocation = navigator.geolocation as Geolocation | undefined
    if (!geolocation) return resolve('failed')
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy }, timestamp }) =>
        resolve({ latitude, longitude, accuracyM: accuracy, at: new Date(timestamp).toISOString() }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      { enableHighAccuracy: true, timeout: WAIT_MS, maximumAge: 0 },
    )
  })
