const base36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The product of two digits in the dihedral group D5, the rotations being 0 to 4 and the reflections 5 to 9. */
const dihedral = (a: number, b: number): number => {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5)
  return b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5
}

const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]

const permuted = (digit: number, times: number): number =>
  times === 0 ? digit : permuted(permutation[digit] ?? 0, times - 1)

/** The Verhoeff sum: 0 for digits that end in a correct check digit. */
const verhoeff = (digits: string): number =>
  digits
    .split('')
    .toReversed()
    .reduce((sum, char, i) => dihedral(sum, permuted(Number(char), i % 8)), 0)

/** The check digit of `digits` (Aadhaar). */
export const verhoeffDigit = (digits: string): string =>
  '0123456789'.split('').find(last => verhoeff(digits + last) === 0) ?? ''

/** The check character of `body` by Luhn's algorithm in base `base` (10 or 36): from the right, every other value is doubled. */
function luhn(body: string, base: number): string {
  const sum = body
    .split('')
    .toReversed()
    .reduce((total, char, i) => {
      const product = base36.indexOf(char) * (i % 2 === 0 ? 2 : 1)
      return total + Math.floor(product / base) + (product % base)
    }, 0)
  return base36.charAt((base - (sum % base)) % base)
}

/** The check digit of `digits` (EPIC). */
export const luhnDigit = (digits: string): string => luhn(digits, 10)

/** The check character of a GSTIN's first fourteen characters. */
export const luhnCharacter = (body: string): string => luhn(body, 36)
