/** Spellings of lists that are not the usual English name. */
const otherNames: Record<string, string> = {
  burma: 'MM',
  'cape verde': 'CV',
  'central african republic': 'CF',
  'congo, democratic republic of the': 'CD',
  'congo (democratic republic)': 'CD',
  'democratic republic of the congo': 'CD',
  'congo, republic of the': 'CG',
  'czech republic': 'CZ',
  'cote d ivoire': 'CI',
  "cote d'ivoire": 'CI',
  'ivory coast': 'CI',
  'korea, north': 'KP',
  'north korea': 'KP',
  "democratic people's republic of korea": 'KP',
  'korea, south': 'KR',
  'south korea': 'KR',
  'republic of korea': 'KR',
  'iran (islamic republic of)': 'IR',
  'islamic republic of iran': 'IR',
  'libyan arab jamahiriya': 'LY',
  'russian federation': 'RU',
  'syrian arab republic': 'SY',
  'united republic of tanzania': 'TZ',
  'united states of america': 'US',
  'united arab emirates': 'AE',
  'venezuela (bolivarian republic of)': 'VE',
  'viet nam': 'VN',
  'west bank': 'PS',
  palestinian: 'PS',
  'state of palestine': 'PS',
  'bosnia and herzegovina': 'BA',
  'trinidad and tobago': 'TT',
  "lao people's democratic republic": 'LA',
  swaziland: 'SZ',
  turkey: 'TR',
  'hong kong': 'HK',
  macau: 'MO',
}

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const codes = new Set<string>()
const byName = new Map(Object.entries(otherNames))
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const hindiNames = new Intl.DisplayNames('hi', { type: 'region', fallback: 'none' })
/** Codes of regions and of countries that are no more. */
const notCountries = ['EU', 'EZ', 'UN', 'ZZ', 'XA', 'XB', 'QO']
for (const first of letters)
  for (const second of letters) {
    const code = first + second
    const name = names.of(code)
    if (!name || notCountries.includes(code)) continue
    codes.add(code)
    for (const word of [fold(name), fold(hindiNames.of(code) ?? '')])
      if (word && !byName.has(word)) byName.set(word, code)
  }

/** ISO 3166 alpha-2 of a country's code, or of its English or Hindi name; a word that is no country's is kept as it is, null if empty. */
export function countryCode(written: string): string | null {
  const word = written.trim()
  if (!word) return null
  const code = word.toUpperCase()
  if (codes.has(code)) return code
  return byName.get(fold(word)) ?? word
}

/** Whether `countryCode` knows this as a country. */
export const isCountry = (written: string): boolean => codes.has(countryCode(written) ?? '')

function fold(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
    .replaceAll('&', 'and')
    .toLowerCase()
    .trim()
}
