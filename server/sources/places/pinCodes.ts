import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { PinCodePlace } from '../../engines/places/judgePlace.ts'

let loaded: Map<number, PinCodePlace> | undefined

/** From the file that `scripts/packPinCodes.ts` makes. Read on first use. */
function load(): Map<number, PinCodePlace> {
  const text = brotliDecompressSync(readFileSync(new URL('./pinCodes.txt.br', import.meta.url))).toString('utf8')
  const [districts = [], pins = []] = text
    .trimEnd()
    .split('\n\n')
    .map(part => part.split('\n').map(line => line.split('\t')))
  let pin = 0
  return new Map(
    pins.map(columns => {
      const [gap = 0, district = 0, latitude, longitude, radiusKm] = columns.map(value => Number.parseInt(value, 36))
      pin += gap
      const [state = '', name = ''] = districts[district] ?? []
      const isPlaced = latitude !== undefined && longitude !== undefined
      const centre = isPlaced ? { latitude: latitude / 100, longitude: longitude / 100 } : null
      return [pin, { state, district: name, centre, radiusKm: radiusKm ?? null }] as const
    }),
  )
}

/** The place of a PIN code of six digits; undefined if the directory does not have it, which does not mean that there is none: new ones are given. */
export function placeOfPinCode(pin: string): PinCodePlace | undefined {
  loaded ??= load()
  return loaded.get(Number(pin))
}

/** Of all PIN codes that have a place. */
export function pinCodePlaces(): Iterable<PinCodePlace> {
  loaded ??= load()
  return loaded.values()
}
