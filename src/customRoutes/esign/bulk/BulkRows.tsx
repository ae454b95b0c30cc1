import { Button, Skeleton } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { readBulkRows } from '../../../../contracts/calls/esignBulk.ts'
import type { ShownBulkRow, ShownBulkSend } from '../../../../contracts/esign/bulk.ts'
import { type BulkRowState, bulkRowStateChoices, bulkRowStates } from '../../../../contracts/esign/bulkStates.ts'
import { formatCount } from '../../../../contracts/platform/money.ts'
import { SegmentedControl } from '../../../components/SegmentedControl.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { callApi } from '../../../dataProvider/api.ts'
import { callQueryKey } from '../../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { envelopePath } from '../../../resources/envelopes/bulkPaths.ts'
import styles from './Bulk.module.css'

const PAGE = 100
const RUNNING_MS = 3_000

type Shown = BulkRowState | 'all'

/** The rows, those with problems first if there are any. */
export const BulkRows = ({ send }: { send: ShownBulkSend }) => {
  const text = useTexts('esignBulk')
  const locale = useLocale()
  const { id, state, counts } = send
  const [shown, setShown] = useState<Shown>(counts.problem > 0 && state === 'ready' ? 'problem' : 'all')
  const { data, isPending, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: [...callQueryKey(readBulkRows), id, shown],
    queryFn: ({ pageParam, signal }) =>
      callApi(readBulkRows, {
        params: { id },
        query: { after: pageParam, ...(shown !== 'all' && { state: shown }) },
        signal,
      }),
    initialPageParam: -1,
    getNextPageParam: ({ rows }) => (rows.length < PAGE ? undefined : rows.at(-1)?.row),
    refetchInterval: state === 'running' && RUNNING_MS,
  })
  const rows = data?.pages.flatMap(page => page.rows) ?? []
  const filled = bulkRowStates.filter(one => counts[one] > 0)
  const options = [
    { value: 'all' as const, label: `${text('rows.all')} ${formatCount(counts.total)}` },
    ...filled.map(one => ({
      value: one,
      label: `${bulkRowStateChoices[one].label[locale]} ${formatCount(counts[one])}`,
    })),
  ]
  return (
    <>
      {filled.length > 1 && (
        <div className={styles.filter}>
          <SegmentedControl label={text('rows.state')} options={options} value={shown} onChange={setShown} />
        </div>
      )}
      {isPending && <Skeleton variant="rounded" height={160} />}
      {!isPending && rows.length === 0 && <p className={styles.lead}>{text('rows.none')}</p>}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map(row => (
            <Row key={row.row} row={row} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button disabled={isFetching} onClick={() => void fetchNextPage()}>
          {text('rows.more')}
        </Button>
      )}
    </>
  )
}

const Row = ({ row: { row, state, name, envelope, problems } }: { row: ShownBulkRow }) => {
  const text = useTexts('esignBulk')
  const locale = useLocale()
  const { label, tone = 'neutral' } = bulkRowStateChoices[state]
  const shown = name ?? text('rows.deleted')
  return (
    <li>
      <span className={styles.number}>
        {text('rows.number')} <span className="num">{row}</span>
      </span>
      {envelope ? (
        <Link to={envelopePath(envelope)} aria-label={text('rows.open', { row })}>
          {shown}
        </Link>
      ) : (
        <span className={styles.name}>{shown}</span>
      )}
      <ToneChip tone={tone} label={label[locale]} />
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map(({ column, message }) => (
            <li key={`${column} ${message}`}>
              {column && <b>{column}: </b>}
              {message}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
