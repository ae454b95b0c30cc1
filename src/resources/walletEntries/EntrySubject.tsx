import { Link } from 'react-router-dom'
import type { WalletEntry } from '../../../contracts/resources/walletEntry.ts'
import { useLocale } from '../../i18n/locale.ts'
import { shownId } from '../verifications/record.ts'
import styles from './Entries.module.css'
import { entrySubject } from './entrySubject.ts'

/** What it was for: words, and the verification, job or payment. */
export const EntrySubject = ({ record: entry }: { record: WalletEntry }) => {
  const { words, page } = entrySubject(entry, useLocale())
  const { reference } = entry
  return (
    <span className={styles.subject} title={reference ?? undefined}>
      {words}
      {reference && ', '}
      {reference && page ? (
        <Link className="mono" to={page}>
          {shownId(reference)}
        </Link>
      ) : (
        <span className="mono">{reference && shownId(reference)}</span>
      )}
    </span>
  )
}
