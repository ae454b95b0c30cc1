import { type Country, countries, defaultCountry } from '../../../../contracts/people/phone.ts'
import type { Locale } from '../../../../contracts/platform/text.ts'

export interface NamedCountry extends Country {
  name: string
}

/** All countries with their names in this language, sorted by its rules. */
export function localizedCountries(locale: Locale): NamedCountry[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return countries
    .map(country => ({ ...country, name: names.of(country.code) ?? country.code }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}

/** Searches by name, ignoring case (specification §5), and by dial code. */
export function findCountries(all: readonly NamedCountry[], query: string): NamedCountry[] {
  const wanted = query.trim().toLowerCase()
  const isDialCode = /^\+?\d+$/.test(wanted)
  const dialled = `+${wanted.replace('+', '')}`
  return all.filter(({ name, dialCode }) =>
    isDialCode ? dialCode.startsWith(dialled) : name.toLowerCase().includes(wanted),
  )
}

/** For each shared dial code, the country with the most numbers. */
const main = ['US', 'RU', 'IT', 'GB', 'NO', 'AU', 'MA', 'RE', 'FI', 'GP', 'CW']

/** The country of a dial code, if nothing else is known. */
export function countryByDialCode(dialCode: string): Country {
  const sharing = countries.filter(country => country.dialCode === dialCode)
  return sharing.find(({ code }) => main.includes(code)) ?? sharing[0] ?? defaultCountry
}
