import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { paths } from '../../../contracts/platform/paths.ts'
import type { WalletEntry } from '../../../contracts/resources/walletEntry.ts'
import { ChoiceEditor } from '../../components/list/ChoiceEditor.tsx'
import type { FilterEditorProps } from '../../components/list/declaration.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useWallets } from '../../wallets/useWallets.ts'
import { shownId } from '../verifications/record.ts'
import styles from './Entries.module.css'
import { entrySubject } from './entrySubject.ts'
import { SignedStatementButton } from './SignedStatementButton.tsx'

/** The purpose in words, and the related verification, job or payment. */
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

/** The signed statement, and the card payments, which the list only mentions. */
export const StatementActions = () => (
  <>
    <SignedStatementButton />
    <Button color="inherit" variant="outlined" component={Link} to={paths.myOrders}>
      {useTexts('walletEntries')('orders')}
    </Button>
  </>
)

/** Filters by the customer's wallets. */
export const WalletEditor = ({ label, options, value = [], onChange }: FilterEditorProps<string[]>) => {
  const own = useWallets().wallets.map(({ kind }): string => kind)
  const offered = options.filter(option => own.includes(option.value))
  return <ChoiceEditor label={label} options={offered} chosen={value} onChange={onChange} />
}
