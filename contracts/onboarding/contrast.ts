/** WCAG 2.2 AA for text. */
export const LEAST_CONTRAST = 4.5

const channel = (value: number): number => {
  const part = value / 255
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** The relative luminance of a colour such as `#0c6577`, from 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => channel(Number.parseInt(colour.slice(at, at + 2), 16)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of white with a colour, from 1 to 21. */
export const accentContrast = (colour: string): number => 1.05 / (luminance(colour) + 0.05)
