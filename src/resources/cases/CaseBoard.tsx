import { Button, Skeleton } from '@mui/material'
import { useGetList } from 'ra-core'
import { type ComponentType, useId } from 'react'
import { Link } from 'react-router-dom'
import { casePages } from '../../../contracts/cases/products.ts'
import type { ShownCase } from '../../../contracts/cases/shown.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { withId } from '../../../contracts/platform/paths.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { formatTotal } from '../../components/list/total.ts'
import { PageHeader } from '../../components/PageHeader.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Board.module.css'
import { KnownVerdict, Name, OpenDue } from './cells.tsx'
import { useBoardFilter } from './useBoardFilter.ts'
import { useCaseResource } from './useCaseResource.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

const MAX_CARDS = 25
const REFRESH_MS = 10_000

/** What is due first stands on top; of those that have ended, the latest. */
const byDue = { field: 'nextDueAt', order: 'ASC' } as const
const columns = [
  { name: 'customer', filter: { status: ['open'], waitsOn: ['customer'] }, sort: byDue },
  { name: 'person', filter: { status: ['open'], waitsOn: ['person'] }, sort: byDue },
  { name: 'system', filter: { status: ['open'], waitsOn: ['other', 'staff', 'system'] }, sort: byDue },
  { name: 'paused', filter: { status: ['paused'] }, sort: byDue },
  { name: 'ended', filter: { status: ['done', 'expired', 'cancelled'] }, sort: { field: 'endedAt', order: 'DESC' } },
] as const

/** The cases by what they wait for, with what is overdue on top. On a phone the columns are sections. */
const CaseBoard = ({ actions: Actions }: { actions: ComponentType }) => {
  const { words } = useCaseResource()
  const text = useTexts('casesScreen')
  const clearLabel = useTexts('components')('empty.clear')
  const locale = useLocale()
  const { filter, clear } = useBoardFilter()
  const isFiltered = Object.keys(filter).length > 0
  return (
    <>
      <PageHeader title={words?.title[locale] ?? ''} quietTitle actions={<Actions />} />
      <div className={styles.switch}>
        <ViewSwitch />
        {isFiltered && (
          <InlineAlert
            tone="info"
            action={
              <Button size="small" color="inherit" onClick={clear}>
                {clearLabel}
              </Button>
            }
          >
            {text('board.filtered')}
          </InlineAlert>
        )}
      </div>
      <div className={styles.board}>
        {columns.map(column => (
          <Column key={column.name} {...column} filter={{ ...filter, ...column.filter }} />
        ))}
      </div>
    </>
  )
}

export default CaseBoard

interface ColumnProps extends Pick<(typeof columns)[number], 'name' | 'sort'> {
  filter: object
}

const Column = ({ name, filter, sort }: ColumnProps) => {
  const text = useTexts('casesScreen')
  const id = useId()
  const { name: resource, paths } = useCaseResource()
  const { data, total, meta, error, refetch } = useGetList<ShownCase>(
    resource,
    { filter, sort, pagination: { page: 1, perPage: MAX_CARDS } },
    { refetchInterval: REFRESH_MS, retry: false },
  )
  const late = data?.filter(({ overdue }) => overdue).length ?? 0
  return (
    <section className={styles.column} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{text(`board.columns.${name}`)}</h2>
        {total !== undefined && <span className={`num ${styles.count}`}>{formatTotal(total, meta)}</span>}
        {late > 0 && (
          <ToneChip
            tone="danger"
            label={text('board.overdue', { count: late === MAX_CARDS ? `${MAX_CARDS}+` : formatCount(late) })}
          />
        )}
      </header>
      {error && !data && <LoadError requestId={(error as CallError).requestId} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton variant="rounded" height={96} />}
      {data?.length === 0 && <p className={styles.none}>{text('board.none')}</p>}
      {data && data.length > 0 && (
        <ul className={styles.cards}>
          {data.map(one => (
            <li key={one.id}>
              <Card found={one} />
            </li>
          ))}
        </ul>
      )}
      {total !== undefined && total > MAX_CARDS && (
        <Link className={styles.all} to={`${paths?.list}?filter=${encodeURIComponent(JSON.stringify(filter))}`}>
          {text('board.all', { count: formatTotal(total, meta) })}
        </Link>
      )}
    </section>
  )
}

const Card = ({ found }: { found: ShownCase }) => {
  const locale = useLocale()
  const { id, planTitle, reference, waitsFor, overdue } = found
  return (
    <Link className={styles.card} data-overdue={overdue || undefined} to={withId(casePages[found.product].show, id)}>
      <strong>
        <Name record={found} />
      </strong>
      <span className={styles.quiet}>{planTitle[locale]}</span>
      {reference && <span className={styles.quiet}>{reference}</span>}
      {waitsFor.length > 0 && <span>{waitsFor.map(title => title[locale]).join(', ')}</span>}
      <OpenDue record={found} />
      <KnownVerdict record={found} />
    </Link>
  )
}
