import type { SourceRouteRecord } from '../../../contracts/resources/sourceRoute.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './SourceRoutes.module.css'
import { useOrderText } from './useOrderText.ts'

interface CellProps {
  record: SourceRouteRecord
}

export const Lead = () => <p className={styles.lead}>{useTexts('adminSources')('routes.lead')}</p>

/** The providers in order with their shares; where no route says it, whom the settings name. */
export const Choices = ({ record: { choices, primary } }: CellProps) => {
  const order = useOrderText()
  return <span>{choices.length === 0 ? primary : order(choices)}</span>
}

export const Hedge = ({ record: { hedgeMs } }: CellProps) => {
  const text = useTexts('adminSources')
  return <span className="num">{hedgeMs === null ? text('routes.noHedge') : text('ms', { ms: hedgeMs })}</span>
}

export const Since = ({ record: { since } }: CellProps) => {
  const text = useTexts('adminSources')
  const { full } = useDateFormats()
  return <span className={`num ${styles.quiet}`}>{since ? full(since) : text('routes.always')}</span>
}
