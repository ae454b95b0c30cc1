import { IconButton, Skeleton } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { listStatementRows, type PlacedRow } from '../../../contracts/calls/bankStatements.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import { useSettled } from '../../components/useSettled.ts'
import { useToast } from '../../components/useToast.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Analysis } from './analysis.ts'
import { queryOf, type RowFilter, RowFilters } from './RowFilters.tsx'
import { RuleDialog } from './RuleDialog.tsx'
import styles from './Statement.module.css'
import { TransactionRows } from './TransactionRows.tsx'
import { newRuleId, useRules } from './useRules.ts'

const PER_PAGE = 50
const PAUSE_MS = 350

interface TransactionsProps {
  id: string
  analysis: Analysis
  filter: RowFilter
  onFilter: (filter: RowFilter) => void
}

/** The rows of an analysis, filtered on the server, a page at a time. */
export const Transactions = ({ id, analysis, filter, onFilter }: TransactionsProps) => {
  const text = useTexts('bankStatements')
  const general = useTexts('components')
  const settled = useSettled(JSON.stringify(filter), PAUSE_MS)
  const [place, setPlace] = useState({ filter: settled, page: 1 })
  const page = place.filter === settled ? place.page : 1
  const query = { ...queryOf(JSON.parse(settled) as RowFilter), page, perPage: PER_PAGE }
  const { data, error, refetch } = useCallQuery(
    listStatementRows,
    { params: { id }, query },
    { placeholderData: keepPreviousData },
  )
  const [changing, setChanging] = useState<PlacedRow>()
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / PER_PAGE))
  const turn = (to: number) => setPlace({ filter: settled, page: to })
  return (
    <Section flush title={text('rows.title')}>
      <RowFilters analysis={analysis} filter={filter} onFilter={onFilter} />
      {error && !data && (
        <LoadError title={text('failed')} requestId={error.requestId} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton variant="rectangular" height={480} />}
      {data && (
        <>
          <p className={`num ${styles.found}`} role="status">
            {data.total === 0
              ? text('rows.none')
              : text('rows.found', {
                  smart_count: data.total,
                  credits: formatPaise(data.creditsPaise),
                  debits: formatPaise(data.debitsPaise),
                })}
          </p>
          {data.rows.length > 0 && <TransactionRows rows={data.rows} analysis={analysis} onChange={setChanging} />}
          {pages > 1 && (
            <div className={styles.found}>
              <span className="num">{text('rows.page', { page, pages })}</span>
              <span>
                <IconButton aria-label={general('list.previous')} disabled={page <= 1} onClick={() => turn(page - 1)}>
                  <ChevronLeft aria-hidden="true" />
                </IconButton>
                <IconButton aria-label={general('list.next')} disabled={page >= pages} onClick={() => turn(page + 1)}>
                  <ChevronRight aria-hidden="true" />
                </IconButton>
              </span>
            </div>
          )}
        </>
      )}
      {changing && <ChangeCategory id={id} row={changing} onClose={() => setChanging(undefined)} />}
    </Section>
  )
}

interface ChangeCategoryProps {
  id: string
  row: PlacedRow
  onClose: () => void
}

/** Another category for a row is a rule: it also holds for rows like it, here and in later analyses. */
const ChangeCategory = ({ id, row, onClose }: ChangeCategoryProps) => {
  const text = useTexts('bankStatements')
  const toast = useToast()
  const { rules, save, apply } = useRules()
  return (
    <RuleDialog
      title={text('rows.dialog.title')}
      detail={text('rows.dialog.detail')}
      confirm={text('rows.dialog.save')}
      start={{
        category: row.category,
        words: [(row.counterparty ?? row.description).slice(0, 60)],
        direction: row.creditPaise === null ? 'debit' : 'credit',
      }}
      onSave={async rule => {
        // First, so that it decides about this row.
        await save([{ ...rule, id: newRuleId(rules) }, ...rules])
        toast(text('rows.dialog.done', { smart_count: await apply(id) }), 'success')
      }}
      onClose={onClose}
    />
  )
}
