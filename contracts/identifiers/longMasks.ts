/** Shows the last four characters. */
const maskTail = (value: string): string => 'x'.repeat(Math.max(value.length - 4, 0)) + value.slice(-4)

const hidden = (value: string, mask: (value: string) => string) => (value.length > 34 ? 'x'.repeat(12) : mask(value))

/** Masks a value of any length, except for its last four characters. */
export const maskToTail = (value: string): string => hidden(value, maskTail)

/** Hides the middle: shows the first `head` and the last four characters. */
export const maskMiddle =
  (head: number) =>
  (value: string): string =>
    hidden(value, () =>
      value.length < head + 6
        ? 'x'.repeat(Math.min(value.length, 12))
        : value.slice(0, head) + maskTail(value.slice(head)),
    )
