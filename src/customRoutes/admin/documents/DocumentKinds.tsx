import { Skeleton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useState } from 'react'
import { listDocumentKindsForStaff } from '../../../../contracts/calls/documents.ts'
import { formatCount } from '../../../../contracts/platform/money.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { Section } from '../../../components/Section.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { ChangeKind } from './ChangeKind.tsx'
import styles from './DocumentKinds.module.css'
import { KindTable } from './KindTable.tsx'
import type { Figures, Kind } from './kinds.ts'
import { Reliability } from './Reliability.tsx'

/** Staff's settings of document reading: which kinds are offered, from when a field counts as sure, and what was refused. */
const DocumentKinds = () => {
  const text = useTexts('ocr')
  const { data, error, refetch } = useCallQuery(listDocumentKindsForStaff, {})
  const [changing, setChanging] = useState<Kind>()
  return (
    <>
      <PageHeader title={text('staff.title')} />
      <div className={styles.page}>
        <p className={styles.lead}>{text('staff.lead')}</p>
        {error && !data && <LoadError requestId={error.requestId} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton variant="rounded" height={420} />}
        {data && (
          <>
            <KindTable figures={data} onChange={setChanging} />
            <Reliability />
            <Failures figures={data} />
          </>
        )}
      </div>
      {changing && <ChangeKind kind={changing} onClose={() => setChanging(undefined)} />}
    </>
  )
}

export default DocumentKinds

const Failures = ({ figures: { failures, days } }: { figures: Figures }) => {
  const text = useTexts('ocr')
  const reasonOf = useReasons()
  return (
    <Section flush title={text('staff.failures')} aside={text('staff.days', { count: days })}>
      {failures.length === 0 ? (
        <p className={styles.none}>{text('staff.none')}</p>
      ) : (
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>{text('staff.reason')}</TableCell>
              <TableCell align="right">{text('staff.count')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {failures.map(({ reason, count }) => (
              <TableRow key={reason}>
                <TableCell>{reasonOf(reason)}</TableCell>
                <TableCell align="right" className="num">
                  {formatCount(count)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  )
}

const ours = ['switchedOff', 'unknownKind', 'otherKind', 'tooDemanding'] as const

/** A reason is ours, or one of the reader's problems. */
function useReasons(): (reason: string) => string {
  const text = useTexts('ocr')
  const words = useTexts('documents')
  return reason => {
    const own = ours.find(one => one === reason)
    return own ? text(`staff.reasons.${own}`) : words(`problem.${reason}` as 'problem.empty')
  }
}
