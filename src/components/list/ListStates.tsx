import { Table, TableBody } from '@mui/material'
import { useListContext } from 'ra-core'
import type { ReactNode } from 'react'
import type { CallError } from '../../dataProvider/callError.ts'
import { LoadError, NoResults } from '../EmptyState.tsx'
import { SkeletonRows } from '../SkeletonRows.tsx'
import styles from './List.module.css'
import { ListFooter } from './ListFooter.tsx'
import { useUnfilteredTotal } from './useUnfilteredTotal.ts'

interface ListStatesProps {
  /** The shape of a row while loading. */
  skeleton: ('short' | 'long' | 'chip' | 'number')[]
  /** Where nothing exists, filtered or not. */
  firstUse: ReactNode
  onClearAll: () => void
  /** The rows are cards with frames of their own. */
  bare?: boolean
  /** The rows, as a table or as cards. */
  children: ReactNode
}

/** A list in one of its states: loading, could not load, first use, nothing matches, or the rows. */
export const ListStates = ({ skeleton, firstUse, onClearAll, bare = false, children }: ListStatesProps) => {
  const { isPending, isFetching, error, data, refetch } = useListContext()
  const outside = useUnfilteredTotal(data?.length === 0)

  if (error && !data) return <LoadError requestId={(error as CallError).requestId} onRetry={() => void refetch()} />
  if (isPending || (data?.length === 0 && outside === undefined))
    return (
      <div className={styles.frame} aria-busy="true">
        <Table>
          <TableBody>
            <SkeletonRows columns={skeleton} />
          </TableBody>
        </Table>
      </div>
    )
  if (data?.length === 0) return outside ? <NoResults outside={outside} onClear={onClearAll} /> : firstUse
  return (
    <>
      <div className={bare ? undefined : styles.frame} aria-busy={isFetching}>
        {children}
      </div>
      <ListFooter />
    </>
  )
}
