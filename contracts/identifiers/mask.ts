/** Hides everything except the length, up to twelve characters. */
export const maskAll = (value: string): string => 'x'.repeat(Math.min(value.length, 12))

/**
 * Builds a mask from a pattern: `#` shows a character, `x` and `•` replace a hidden one, anything else is literal. A value of any
 * other length is hidden completely, because the positions of its parts are unknown.
 */
export function maskBy(pattern: string): (value: string) => string {
  const places = pattern.split('').filter(mark => '#x•'.includes(mark)).length
  return value => {
    if (value.length !== places) return maskAll(value)
    let at = 0
    return pattern.replace(/[#x•]/g, mark => {
      const char = value.charAt(at++)
      return mark === '#' ? char : mark
    })
  }
}

/** `AAxxxx000A`: the first two and the last four characters. */
export const maskPan = maskBy('##xxxx####')
