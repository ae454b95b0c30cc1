import { Table, TableBody } from '@mui/material'
import { useGetList, useListContext, useResourceContext } from 'ra-core'
import { type ReactNode, useContext } from 'react'
import type { CallError } from '../../dataProvider/callError.ts'
import { LoadError, NoResults } from '../EmptyState.tsx'
import { SkeletonRows } from '../SkeletonRows.tsx'
import { ListContext } from './declaredList.ts'
import styles from './List.module.css'
import { ListFooter } from './ListFooter.tsx'

interface ListStatesProps {
  /** The shape of a row while loading. */
  skeleton: ('short' | 'long' | 'chip' | 'number')[]
  /** Shown if there are no records at all, even without filters. */
  firstUse: ReactNode
  onClearAll: () => void
  /** The rows are cards, which have their own frames. */
  bare?: boolean
  /** False shows the footer only if the rows do not fit on one page. */
  footer?: boolean
  /** The rows, as a table or as cards. */
  children: ReactNode
}

/** A list in one of its states: loading, failed, first use, no matches, or the rows. */
export const ListStates = (props: ListStatesProps) => {
  const { skeleton, firstUse, onClearAll, bare = false, footer = true, children } = props
  const { isPending, isFetching, error, data, total = 0, refetch } = useListContext()
  const unfiltered = useUnfiltered(data?.length === 0)
  const outside = unfiltered.total

  if (error && !data) return <LoadError requestId={(error as CallError).requestId} onRetry={() => void refetch()} />
  if (unfiltered.error) {
    const { requestId } = unfiltered.error as CallError
    return <LoadError requestId={requestId} onRetry={() => void unfiltered.refetch()} />
  }
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
      {(footer || total > (data?.length ?? 0)) && <ListFooter />}
    </>
  )
}

/** The number of records without the active filters; requested only if the list is `empty`. */
function useUnfiltered(empty: boolean) {
  const filter = useContext(ListContext)?.permanentFilter ?? {}
  return useGetList(
    useResourceContext() ?? '',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' }, filter },
    { enabled: empty },
  )
}
