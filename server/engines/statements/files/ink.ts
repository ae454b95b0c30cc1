/** The brightness that parts ink and paper best (Otsu 1979). */
export function inkThreshold(grey: Uint8Array): number {
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
