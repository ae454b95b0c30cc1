import { Button, Skeleton } from '@mui/material'
import { ArrowLeft, Printer } from 'lucide-react'
import { useGetOne } from 'ra-core'
import { Link, useParams } from 'react-router-dom'
import { withId } from '../../../contracts/platform/paths.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { MissingCheck } from '../verifications/detail/MissingCheck.tsx'
import { useProduct, useProductNames } from '../verifications/product.ts'
import { AccountFacts } from './AccountFacts.tsx'
import { type StatementRecord, useAnalysis } from './analysis.ts'
import { Categories, Months } from './Charts.tsx'
import { FilesRead } from './FilesRead.tsx'
import { Parties } from './Parties.tsx'
import { Hints, Income } from './Reasoning.tsx'
import styles from './Statement.module.css'
import { Verdict } from './Verdict.tsx'

/** The analysis on one page, for printing. The server shows it to its own account only (A114). */
const StatementReport = () => {
  const text = useTexts('bankStatements')
  const { id = '' } = useParams()
  const product = useProduct()
  const { label } = useProductNames(product)
  const { full } = useDateFormats()
  const { data: record, error } = useGetOne<StatementRecord, CallError>(
    product.id,
    { id, meta: { whole: true } },
    { retry: false, onError: () => {} },
  )
  const analysis = useAnalysis(id, record?.result != null)
  if (error?.status === 404 || (record && !record.result)) return <MissingCheck />
  const failure = error ?? analysis.error
  if (failure)
    return (
      <LoadError isPage title={text('failed')} requestId={failure.requestId} onRetry={() => void analysis.refetch()} />
    )
  if (!record || !analysis.data) return <Skeleton variant="rounded" height={480} />
  const { data } = analysis
  return (
    <>
      <PageHeader
        title={label}
        actions={
          <>
            <Button
              className={styles.screenOnly}
              variant="outlined"
              startIcon={<ArrowLeft />}
              component={Link}
              to={withId(product.paths.detail, record.id)}
            >
              {text('back')}
            </Button>
            <Button
              className={styles.screenOnly}
              variant="contained"
              startIcon={<Printer />}
              onClick={() => window.print()}
            >
              {text('print')}
            </Button>
          </>
        }
      />
      <div className={styles.stack}>
        <p className={`num ${styles.words} ${styles.breakable}`}>
          {record.reference && `${record.reference} · `}
          <span className="mono">{record.id}</span> · {full(record.createdAt)}
        </p>
        <Verdict analysis={data} />
        <AccountFacts analysis={data} record={record} />
        <Hints analysis={data} />
        <Income analysis={data} />
        <Months analysis={data} />
        <Categories analysis={data} />
        <Parties analysis={data} />
        <FilesRead analysis={data} />
      </div>
    </>
  )
}

export default StatementReport
