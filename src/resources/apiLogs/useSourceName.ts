import { useTexts } from '../../i18n/useTexts.ts'

/** The name of a source: a provider's own, or words for the sandbox and for what this installation answers itself. */
export function useSourceName(): (id: string, label: string) => string {
  const text = useTexts('adminSources')
  return (id, label) => (id === 'sandbox' || id === 'own' ? text(`sourceNames.${id}`) : label)
}
