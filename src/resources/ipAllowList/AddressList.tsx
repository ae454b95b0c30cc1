import { Table, TableBody } from '@mui/material'
import { Globe } from 'lucide-react'
import { useListContext } from 'ra-core'
import { limits } from '../../../contracts/limits.ts'
import type { IpAllowListEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
import { EmptyState, LoadError } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import { SkeletonRows } from '../../components/SkeletonRows.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { AddressActions } from './AddressActions.tsx'
import styles from './Addresses.module.css'
import { type AddressesShown, AddressTable } from './AddressTable.tsx'
import { EntryAddress } from './EntryAddress.tsx'

/** The whole list: an account has so few entries that there are no pages. */
export const AddressList = ({ owner }: { owner: boolean }) => {
  const text = useTexts('ipAllowList')
  const cards = useIsNarrow(1200)
  const { data, error, total = 0, refetch } = useListContext<IpAllowListEntry>()
  if (error && !data) return <LoadError requestId={(error as CallError).requestId} onRetry={() => void refetch()} />
  if (!data) return <AddressSkeleton />
  if (data.length === 0)
    return (
      <EmptyState icon={Globe} title={text('first.title')}>
        {text(owner ? 'first.detail' : 'first.subUser')}
      </EmptyState>
    )
  const Rows = cards ? AddressCards : AddressTable
  return (
    <Section
      flush
      title={text('list')}
      aside={
        <span className={`num ${styles.quiet}`}>
          {text('count', { count: total, most: limits.ipAllowListEntries })}
        </span>
      }
    >
      <Rows entries={data} owner={owner} />
    </Section>
  )
}

/** The list on a narrow screen. */
const AddressCards = ({ entries, owner }: AddressesShown) => {
  const { short } = useDateFormats()
  return (
    <ul className={styles.cards}>
      {entries.map(entry => (
        <li key={entry.id}>
          <EntryAddress entry={entry} />
          {entry.label && <b>{entry.label}</b>}
          <span className={`num ${styles.quiet}`}>
            {entry.createdBy}, {short(entry.createdAt)}
          </span>
          {owner && <AddressActions entry={entry} />}
        </li>
      ))}
    </ul>
  )
}

const AddressSkeleton = () => (
  <Section flush title={useTexts('ipAllowList')('list')}>
    <Table aria-busy="true">
      <TableBody>
        <SkeletonRows rows={4} columns={['long', 'long', 'short']} />
      </TableBody>
    </Table>
  </Section>
)
