/**
 * The number of a challan order as payers and staff read it to each other: `CH-7K3M-9QXD`. It names an order and grants nothing.
 * The letters exclude 0, O, 1, I and L, and the last one is a checksum that detects a wrong letter and two swapped ones.
 */
export const orderNumberLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** The letters before the checksum. */
export const ORDER_NUMBER_LENGTH = 7

/** The order number of seven letters. */
export function orderNumberOf(letters: string): string {
  const whole = letters + checksumOf(letters)
  return `CH-${whole.slice(0, 4)}-${whole.slice(4)}`
}

/** Reads a number with or without `CH`, in any letter case and spacing. Null if it is no order number. */
export function parseOrderNumber(written: string): string | null {
  const compact = written.toUpperCase().replaceAll(/[\s-]/g, '')
  const whole = compact.length === ORDER_NUMBER_LENGTH + 1 ? compact : compact.replace(/^CH/, '')
  const letters = whole.slice(0, ORDER_NUMBER_LENGTH)
  if (whole.length !== ORDER_NUMBER_LENGTH + 1 || ![...whole].every(letter => orderNumberLetters.includes(letter)))
    return null
  return whole.endsWith(checksumOf(letters)) ? orderNumberOf(letters) : null
}

/** The base is prime, so that each position's weight makes a difference. */
function checksumOf(letters: string): string {
  const sum = [...letters].reduce((sum, letter, index) => sum + orderNumberLetters.indexOf(letter) * (index + 2), 0)
  return orderNumberLetters.charAt(sum % orderNumberLetters.length)
}
