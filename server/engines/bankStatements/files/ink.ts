import type { Strip } from '../../ocr/recognise/geometry.ts'
import { cutStrip, greyOf, type Raster } from '../../ocr/recognise/raster.ts'

/** The height in pixels at which ink is looked at: the recogniser's. */
export const INK_HEIGHT = 48

/** A strip laid straight, INK_HEIGHT pixels high: its brightness, and what is ink of it at most. */
export interface InkedStrip {
  width: number
  grey: Uint8Array
  threshold: number
}

export function inkedStrip(raster: Raster, strip: Strip): InkedStrip {
  const cut = cutStrip(raster, strip, INK_HEIGHT)
  const grey = greyOf(cut)
  return { width: cut.width, grey, threshold: inkThreshold(grey) }
}

/** The brightness that parts ink and paper best (Otsu 1979). */
function inkThreshold(grey: Uint8Array): number {
  const counts = new Float64Array(256)
  for (const value of grey) counts[value] = (counts[value] ?? 0) + 1
  let total = 0
  for (const [value, count] of counts.entries()) total += value * count
  let [below, sumBelow, best, threshold] = [0, 0, -1, 127]
  for (let value = 0; value < 255; value++) {
    below += counts[value] ?? 0
    sumBelow += value * (counts[value] ?? 0)
    const above = grey.length - below
    if (below === 0 || above === 0) continue
    const apart = sumBelow / below - (total - sumBelow) / above
    const variance = below * above * apart * apart
    if (variance > best) {
      best = variance
      threshold = value
    }
  }
  return threshold
}
