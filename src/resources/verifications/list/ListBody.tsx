import { Table, TableBody, useMediaQuery } from '@mui/material'
import { useListContext } from 'ra-core'
import { LoadError, NoMatch } from '../../../components/EmptyState.tsx'
import { SkeletonRows } from '../../../components/SkeletonRows.tsx'
import type { CallError } from '../../../dataProvider/callError.ts'
import type { VerificationRecord } from '../record.ts'
import { useVerificationText } from '../texts.ts'
import { CheckCards } from './CheckCards.tsx'
import { CheckTable } from './CheckTable.tsx'
import { FirstUse } from './FirstUse.tsx'
import styles from './List.module.css'
import { ListFooter } from './ListFooter.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useFilters } from './useFilters.ts'
import { useOutside } from './useOutside.ts'

const skeleton = ['box', 'short', 'short', 'short', 'long', 'chip', 'short', 'number', 'short'] as const

/** The list in one of its states: loading, could not load, first use, nothing matches, or the rows. */
export const ListBody = () => {
  const text = useVerificationText()
  const cards = useMediaQuery('(max-width:899.95px)')
  const { isPending, isFetching, error, data, refetch } = useListContext<VerificationRecord>()
  const { clearAll } = useFilters()
  const outside = useOutside(data?.length === 0)

  if (error && !data) {
    const { requestId } = error as CallError
    return <LoadError title={text('empty.error')} requestId={requestId} onRetry={() => void refetch()} />
  }
  if (isPending || outside === undefined)
    return (
      <div className={styles.frame} aria-busy="true">
        <Table>
          <TableBody>
            <SkeletonRows columns={cards ? ['box', 'short', 'chip'] : [...skeleton]} rows={12} />
          </TableBody>
        </Table>
      </div>
    )
  if (data?.length === 0)
    return outside === 0 ? <FirstUse /> : <NoMatch title={text('empty.noMatch')} outside={outside} onClear={clearAll} />
  return (
    <>
      <div className={styles.frame} aria-busy={isFetching}>
        {cards ? <CheckCards /> : <CheckTable />}
      </div>
      <ListFooter />
      <SelectionBar />
    </>
  )
}
