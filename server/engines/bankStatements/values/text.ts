/** Devanagari digits as ASCII; other text stays. */
export const asciiDigits = (text: string): string =>
  text.replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - 0x966))

/** One blank for any run of blanks and line ends, none at the ends. No control or invisible characters. */
export const collapseSpaces = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}|[\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]/gu, '')
    .trim()

/** Cuts to `most` UTF-16 units without leaving half a character. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
}

/** For comparing by words: upper case, any run of separators (`/ - _ : . * @ ,` and blanks) as one blank, with a blank at both ends. */
export const comparable = (text: string): string =>
  ` ${text
    .toUpperCase()
    .replace(/[\s/\-_:.*@,;#|]+/g, ' ')
    .trim()} `
