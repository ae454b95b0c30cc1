import { useTexts } from '../../i18n/useTexts.ts'

interface Chosen {
  label: string
  percent: number
}

/** A route in words: "Setu 80%, then Surepass 20%". Empty choices mean that the settings decide. */
export function useOrderText(): (choices: readonly Chosen[]) => string {
  const text = useTexts('adminSources')
  return choices => {
    if (choices.length === 0) return text('routes.settings')
    return choices.map(({ label, percent }) => `${label} ${percent}%`).join(text('routes.separator'))
  }
}
