import { plateStates } from '../../../contracts/identifiers/states.ts'
import type { Locale } from '../../../contracts/text.ts'
import { useLocale } from '../../i18n/locale.ts'

const nameOf = (code: string, locale: Locale): string => {
  const name = plateStates.get(code)?.[locale]
  return name ? `${name} (${code})` : code
}

/** The state that a plate's two letters name, with the letters: "Maharashtra (MH)"; null for no state. */
export function usePlateStateName() {
  const locale = useLocale()
  return (code: string | null): string | null => code && nameOf(code, locale)
}

/** Every code that a plate may begin with, by its state's name. */
export function usePlateStates() {
  const locale = useLocale()
  return [...plateStates.keys()]
    .map(code => ({ code, name: nameOf(code, locale) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}
