import { Globe } from 'lucide-react'
import { useListContext } from 'ra-core'
import { limits } from '../../../contracts/limits.ts'
import type { IpAllowListEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
import { EmptyState, LoadError } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { AddressCards } from './AddressCards.tsx'
import styles from './Addresses.module.css'
import { AddressSkeleton } from './AddressSkeleton.tsx'
import { AddressTable } from './AddressTable.tsx'

/** The whole list: an account has so few entries that there are no pages. */
export const AddressList = ({ owner }: { owner: boolean }) => {
  const text = useTexts('whitelistIp')
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
        <span className={`num ${styles.quiet}`}>{text('count', { count: total, most: limits.allowedAddresses })}</span>
      }
    >
      <Rows entries={data} owner={owner} />
    </Section>
  )
}
