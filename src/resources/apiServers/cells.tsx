import type { ApiServer } from '../../../contracts/resources/apiServer.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './ApiServers.module.css'

interface CellProps {
  record: ApiServer
}

const Unknown = () => <span className={styles.quiet}>{useTexts('adminSources')('unknown')}</span>

export const Lead = () => <p className={styles.lead}>{useTexts('adminSources')('servers.lead')}</p>

/** The share of calls with an answer; unknown without calls. */
export const Answered = ({ record: { answeredPercent } }: CellProps) =>
  answeredPercent === null ? <Unknown /> : <span className="num">{answeredPercent}%</span>

export const Median = ({ record: { medianMs } }: CellProps) => {
  const text = useTexts('adminSources')
  return medianMs === null ? <Unknown /> : <span className="num">{text('ms', { ms: medianMs })}</span>
}

export const LastAsked = ({ record: { lastAt } }: CellProps) => {
  const text = useTexts('adminSources')
  const { full } = useDateFormats()
  return <span className={`num ${styles.quiet}`}>{lastAt ? full(lastAt) : text('servers.notAsked')}</span>
}

/** When the keys in use were set. Their values are never shown. */
export const KeysSet = ({ record: { credentialsSetAt } }: CellProps) => {
  const text = useTexts('adminSources')
  const { full } = useDateFormats()
  if (!credentialsSetAt) return <span className={styles.quiet}>{text('servers.noKeys')}</span>
  return <span className="num">{full(credentialsSetAt)}</span>
}

export const Timeout = ({ record: { timeoutMs } }: CellProps) => {
  const text = useTexts('adminSources')
  return (
    <span className="num">{timeoutMs === null ? text('servers.usualTimeout') : text('ms', { ms: timeoutMs })}</span>
  )
}
