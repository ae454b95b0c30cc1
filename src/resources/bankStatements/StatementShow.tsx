import { Button, Skeleton } from '@mui/material'
import { Download, Printer, Tags } from 'lucide-react'
import { useShowContext } from 'ra-core'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { exportBankStatement } from '../../../contracts/calls/bankStatements.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { LoadError } from '../../components/EmptyState.tsx'
import { useToast } from '../../components/useToast.ts'
import { download } from '../../dataProvider/download.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { MissingCheck } from '../verifications/detail/MissingCheck.tsx'
import { ResultTab } from '../verifications/detail/ResultTab.tsx'
import { VerificationShow } from '../verifications/detail/VerificationShow.tsx'
import { AccountFacts } from './AccountFacts.tsx'
import { type StatementRecord, useAnalysis } from './analysis.ts'
import { Balances, CashFlow, Categories, Months } from './Charts.tsx'
import { FilesRead } from './FilesRead.tsx'
import { MapColumns } from './MapColumns.tsx'
import { Parties } from './Parties.tsx'
import { Hints, Income } from './Reasoning.tsx'
import { noFilter } from './RowFilters.tsx'
import styles from './Statement.module.css'
import { Transactions } from './Transactions.tsx'
import { useRules } from './useRules.ts'
import { Verdict } from './Verdict.tsx'

/** An analysis of bank statements: first whether they add up, then what they say, then every row. */
const StatementShow = () => {
  const { record } = useShowContext<StatementRecord>()
  if (!record) return <VerificationShow missing={<MissingCheck />} />
  if (record.status === 'rejected_input')
    return <VerificationShow missing={<MissingCheck />} result={<Unread record={record} />} />
  if (!record.result) return <VerificationShow missing={<MissingCheck />} />
  return <VerificationShow missing={<MissingCheck />} result={<Result record={record} />} />
}

export default StatementShow

/** The reason, and what a person can do about columns that were not found. */
const Unread = ({ record }: { record: StatementRecord }) => (
  <div className={styles.stack}>
    <ResultTab record={record} />
    <MapColumns record={record} />
  </div>
)

const Result = ({ record }: { record: StatementRecord }) => {
  const text = useTexts('bankStatements')
  const { data, error, refetch } = useAnalysis(record.id)
  const [filter, setFilter] = useState(noFilter)
  const rows = useRef<HTMLDivElement>(null)
  if (error && !data)
    return <LoadError title={text('failed')} requestId={error.requestId} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={480} />
  return (
    <div className={styles.stack}>
      <Exports id={record.id} />
      <Verdict analysis={data} />
      <AccountFacts analysis={data} record={record} />
      <Hints analysis={data} />
      <Income analysis={data} />
      <CashFlow analysis={data} />
      <Months analysis={data} />
      <Balances analysis={data} />
      <Categories
        analysis={data}
        onChoose={category => {
          setFilter({ ...noFilter, category })
          rows.current?.scrollIntoView({ block: 'start' })
        }}
      />
      <Parties analysis={data} />
      <div ref={rows}>
        <Transactions id={record.id} analysis={data} filter={filter} onFilter={setFilter} />
      </div>
      <FilesRead analysis={data} />
      <MapColumns record={record} />
    </div>
  )
}

/** The whole analysis as a file, and the report for printing. */
const Exports = ({ id }: { id: string }) => {
  const text = useTexts('bankStatements')
  const toast = useToast()
  const save = (format: 'xlsx' | 'json') =>
    download(
      exportBankStatement,
      { params: { id }, query: { format } },
      `bank-statement-${id.slice(-8)}.${format}`,
    ).catch((error: Error) => toast(text('exportFailed', { message: error.message }), 'error'))
  return (
    <div className={styles.actions}>
      <Button variant="outlined" size="small" startIcon={<Download />} onClick={() => void save('xlsx')}>
        {text('exportXlsx')}
      </Button>
      <Button variant="outlined" size="small" startIcon={<Download />} onClick={() => void save('json')}>
        {text('exportJson')}
      </Button>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Printer />}
        component={Link}
        to={paths.trubankReport.replace(':id', encodeURIComponent(id))}
      >
        {text('report')}
      </Button>
      <ApplyRules id={id} />
    </div>
  )
}

/** For rules that were made after the analysis: rows get their categories again, free of charge. */
const ApplyRules = ({ id }: { id: string }) => {
  const text = useTexts('bankStatements')
  const toast = useToast()
  const mayEdit = useCanEdit()
  const { rules, apply } = useRules()
  const [busy, setBusy] = useState(false)
  if (!mayEdit || rules.length === 0) return null
  const press = async () => {
    setBusy(true)
    try {
      const changed = await apply(id)
      toast(
        changed === 0 ? text('rulesPage.unchanged') : text('rulesPage.applied', { smart_count: changed }),
        'success',
      )
    } catch (error) {
      toast((error as Error).message, 'error')
    }
    setBusy(false)
  }
  return (
    <BusyButton variant="outlined" size="small" startIcon={<Tags />} busy={busy} onClick={() => void press()}>
      {text('rulesPage.apply')}
    </BusyButton>
  )
}
