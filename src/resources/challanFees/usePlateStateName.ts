import { plateStates } from '../../../contracts/identifiers/states.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { useLocale } from '../../i18n/locale.ts'

const nameOf = (code: string, locale: Locale): string => {
  const name = plateStates.get(code)?.[locale]
  return name ? `${name} (${code})` : code
}

/** The state for a plate's two-letter code: "Maharashtra (MH)"; null for an unknown code. */
export function usePlateStateName() {
  const locale = useLocale()
  return (code: string | null): string | null => code && nameOf(code, locale)
}

/** All plate codes, sorted by state name. */
export function usePlateStates() {
  const locale = useLocale()
  return [...plateStates.keys()]
    .map(code => ({ code, name: nameOf(code, locale) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}
