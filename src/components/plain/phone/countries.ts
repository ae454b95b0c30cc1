import { type Country, countries, defaultCountry } from '../../../../contracts/phone.ts'
import type { Locale } from '../../../../contracts/text.ts'

export interface NamedCountry extends Country {
  name: string
}

/** Every country by its name in this language, in that language's order. */
export function localizedCountries(locale: Locale): NamedCountry[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return countries
    .map(country => ({ ...country, name: names.of(country.code) ?? country.code }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}

/** By name without regard to case (specification §5); a dial code finds its countries too. */
export function findCountries(all: readonly NamedCountry[], query: string): NamedCountry[] {
  const wanted = query.trim().toLowerCase()
  const isDialCode = /^\+?\d+$/.test(wanted)
  const dialled = `+${wanted.replace('+', '')}`
  return all.filter(({ name, dialCode }) =>
    isDialCode ? dialCode.startsWith(dialled) : name.toLowerCase().includes(wanted),
  )
}

/** Of the countries that share a dial code, the one that most numbers are from. */
const main = ['US', 'RU', 'IT', 'GB', 'NO', 'AU', 'MA', 'RE', 'FI', 'GP', 'CW']

/** The country that a dial code alone means. */
export function countryByDialCode(dialCode: string): Country {
  const sharing = countries.filter(country => country.dialCode === dialCode)
  return sharing.find(({ code }) => main.includes(code)) ?? sharing[0] ?? defaultCountry
}
