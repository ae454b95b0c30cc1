import { Fragment, useState } from 'react'
import type { IssuerKeyRecord } from '../../../contracts/resources/issuerKey.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './IssuerKeys.module.css'

interface CellProps {
  record: IssuerKeyRecord
}

const DAY_MS = 86_400_000
const SHOWN_PAIRS = 6

const pairsOf = (fingerprint: string): string[] => fingerprint.toUpperCase().match(/../g) ?? []

/** Pairs of digits, as issuers publish them. A line ends between two pairs. */
export const FullFingerprint = ({ value }: { value: string }) => (
  <span className="mono">
    {pairsOf(value).map((pair, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: A fingerprint never changes.
      <Fragment key={at}>
        {at > 0 && ':'}
        <wbr />
        {pair}
      </Fragment>
    ))}
  </span>
)

export const ShortFingerprint = ({ record: { fingerprint } }: CellProps) => (
  <span className="mono">{pairsOf(fingerprint).slice(0, SHOWN_PAIRS).join(':')}…</span>
)

export const Fingerprint = ({ record: { fingerprint } }: CellProps) => <FullFingerprint value={fingerprint} />

export const CertificateOf = ({ record: { subject } }: CellProps) => {
  const text = useTexts('issuerKeys')
  return <span className={styles.long}>{subject ?? text('bareKey')}</span>
}

/** The last day, and of a key that ends soon the days until then. */
export const Until = ({ record: { notAfter, state } }: CellProps) => {
  const text = useTexts('issuerKeys')
  const { day } = useDateFormats()
  const [now] = useState(() => Date.now())
  if (notAfter === null) return <span className={styles.quiet}>{text('noEnd')}</span>
  const days = Math.max(Math.floor((Date.parse(notAfter) - now) / DAY_MS), 0)
  return (
    <span className="num">
      {day(notAfter)}
      {state === 'ending' && <span className={styles.note}>{text('days', { smart_count: days })}</span>}
    </span>
  )
}
