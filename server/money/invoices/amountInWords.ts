const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const

/** From the largest: how Indian numbers are read. */
const steps = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const

function inWords(count: number): string {
  if (count < 20) return small[count] ?? ''
  if (count < 100)
    return [tens[Math.floor(count / 10)], count % 10 === 0 ? '' : small[count % 10]].filter(Boolean).join('-')
  const [size, name] = steps.find(([least]) => count >= least) ?? [100, 'hundred']
  const rest = count % size
  return `${inWords(Math.floor(count / size))} ${name}${rest === 0 ? '' : ` ${inWords(rest)}`}`
}

/** An amount in words, as invoices close with: `Rupees two thousand three hundred sixty only`. */
export function amountInWords(paise: number): string {
  const rest = paise % 100
  return `Rupees ${inWords(Math.floor(paise / 100))}${rest === 0 ? '' : ` and ${inWords(rest)} paise`} only`
}
