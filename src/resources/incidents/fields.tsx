import {
  componentIds,
  type IncidentImpact,
  type IncidentState,
  incidentImpacts,
  statusComponents,
} from '../../../contracts/pages/statusPage.ts'
import { incident } from '../../../contracts/resources/incident.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** The fields that the dialogs share. */
export function useIncidentFields() {
  const text = useTexts('adminStatus')
  const locale = useLocale()
  const labelOf = (impact: IncidentImpact) => incident.fields.impact.choices[impact].label[locale]
  const impacts = incidentImpacts.map(value => ({ value, label: labelOf(value) }))
  return {
    titles: [
      { source: 'titleEn', label: text('fields.titleEn') },
      { source: 'titleHi', label: text('fields.titleHi') },
    ],
    texts: [
      { source: 'textEn', kind: 'textarea', label: text('fields.textEn') },
      { source: 'textHi', kind: 'textarea', label: text('fields.textHi') },
    ],
    components: {
      source: 'components',
      kind: 'checkboxes',
      label: text('fields.components'),
      choices: componentIds.map(value => ({ value, label: statusComponents[value][locale] })),
    },
    impact: { source: 'impact', kind: 'select', label: text('fields.impact'), choices: impacts },
    newImpact: {
      source: 'impact',
      kind: 'select',
      label: text('fields.impact'),
      choices: [{ value: '', label: text('fields.sameImpact') }, ...impacts],
    },
    stateOf: (states: readonly IncidentState[]) =>
      ({
        source: 'state',
        kind: 'select',
        label: text('fields.state'),
        choices: states.map(value => ({ value, label: incident.fields.state.choices[value].label[locale] })),
      }) as const,
  } as const
}
