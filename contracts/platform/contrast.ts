/** The contrast of text on a colour (WCAG 2.2), checked for a brand's colours on the server and shown while choosing them. */
export const minContrast = 4.5

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const channelsOf = (colour: string) =>
  [1, 3, 5].map(start => Number.parseInt(colour.slice(start, start + 2), 16)) as [number, number, number]

function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map(value => channel(value / 255)) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Between 1 and 21; colours are written `#0C6577`. */
export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Mixes two colours; `share` is the share of the other, from 0 to 1. */
export function mixColours(colour: string, other: string, share: number): string {
  const others = channelsOf(other)
  const parts = channelsOf(colour).map((value, index) => Math.round(value * (1 - share) + (others[index] ?? 0) * share))
  return `#${parts.map(value => value.toString(16).padStart(2, '0')).join('')}`
}
