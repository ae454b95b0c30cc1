import type { useTexts } from '../../i18n/useTexts.ts'

/** The last day of somebody's access, or none. */
export const untilField = (text: ReturnType<typeof useTexts<'roles'>>) => ({
  source: 'until' as const,
  kind: 'date' as const,
  label: text('until.label'),
  hint: text('until.hint'),
})
