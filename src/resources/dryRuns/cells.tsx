import { formatCount } from '../../../contracts/platform/money.ts'
import type { DryRunRecord } from '../../../contracts/resources/dryRun.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './DryRuns.module.css'

interface CellProps {
  record: DryRunRecord
}

export const Lead = () => <p className={styles.lead}>{useTexts('dryRuns')('lead')}</p>

/** With whose answers the provider's own were compared. */
export const Against = ({ record: { against } }: CellProps) => {
  const text = useTexts('dryRuns')
  return <span>{against ?? text('kept')}</span>
}

export const Progress = ({ record: { asked, planned } }: CellProps) => {
  const text = useTexts('dryRuns')
  return <span className="num">{text('progress', { asked: formatCount(asked), planned: formatCount(planned) })}</span>
}

export const Agreement = ({ record: { agreedPercent } }: CellProps) => {
  const text = useTexts('dryRuns')
  return (
    <span className="num">
      {agreedPercent === null ? text('unknown') : text('percent', { percent: agreedPercent })}
    </span>
  )
}
