import type { Place } from './useCall.ts'

const PATIENCE_MS = 8_000

/** Where the person is, if they allow it; null otherwise. */
export const findPlace = (): Promise<Place | null> =>
  new Promise(resolve => {
    if (!('geolocation' in navigator)) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracyMetres: accuracy }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 60_000 },
    )
  })
