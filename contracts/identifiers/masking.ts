/** Nothing of the value but its length, and of that at most twelve. */
export const maskAll = (value: string): string => 'x'.repeat(Math.min(value.length, 12))

/**
 * A mask from a pattern: `#` shows a character, `x` and `•` stand for a hidden one, all else is written as it is. A value of any
 * other length is hidden whole, for nobody knows what stands where in it.
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
