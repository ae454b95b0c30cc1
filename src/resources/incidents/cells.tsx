import { statusComponents } from '../../../contracts/pages/statusPage.ts'
import type { Incident } from '../../../contracts/resources/incident.ts'
import { useLocale } from '../../i18n/locale.ts'

export const Components = ({ record: { components } }: { record: Pick<Incident, 'components'> }) => {
  const locale = useLocale()
  return components.map(id => statusComponents[id][locale]).join(', ')
}
