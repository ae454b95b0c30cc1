/** A PIN code that stands by itself: six digits, also in two groups. */
const PIN = /(?<![\d])([1-9]\d{2})\s?(\d{3})(?![\d])/g

const wordsOf = (address: string): string[] =>
  address
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** The last one: house numbers can look like one, and stand before it. */
const pinOf = (address: string): string | undefined =>
  [...address.matchAll(PIN)].map(([, one, other]) => `${one}${other}`).at(-1)

/** Numbers, and letters that stand by themselves as numbers do: of houses, floors, blocks. */
const isPlace = (word: string) => /\p{N}/u.test(word) || [...word].length === 1

/** Each of them with the word before it, which says what it counts; the PIN code counts nothing. Nothing to tell apart if there is one only. */
function placesIn(address: string): string {
  const words = wordsOf(address.replaceAll(PIN, ' '))
  const places = words.flatMap((word, index) => (isPlace(word) ? [`${words[index - 1] ?? ''} ${word}`] : []))
  return places.length < 2 ? '' : places.toSorted().join(', ')
}

const sorted = (address: string) => wordsOf(address.replaceAll(PIN, '$1$2')).toSorted().join(' ')

/**
 * Whether two addresses are the same place: the same words and numbers, in any order and with any punctuation, as long as each number stands behind the same
 * word: flat 3 on floor 5 is not flat 5 on floor 3. With the same PIN code and other words it cannot be told; another PIN code is another place. No address is
 * taken for another one because it resembles it: house 12 is not house 21.
 */
export function compareAddresses(one: string, other: string): 'same' | 'unclear' | 'different' {
  const [left, right] = [sorted(one), sorted(other)]
  if (left !== '' && left === right && placesIn(one) === placesIn(other)) return 'same'
  const [pin, otherPin] = [pinOf(one), pinOf(other)]
  return pin && otherPin && pin !== otherPin ? 'different' : 'unclear'
}
