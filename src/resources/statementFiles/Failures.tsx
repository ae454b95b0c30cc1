import { Skeleton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Link } from 'react-router-dom'
import { getStatementFailures } from '../../../contracts/calls/bankStatements.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { statementFile } from '../../../contracts/resources/statementFile.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { FieldValue } from '../../components/FieldValue.tsx'
import { Section } from '../../components/Section.tsx'
import type { ReplyOf } from '../../dataProvider/api.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './StatementFiles.module.css'

type Figures = ReplyOf<typeof getStatementFailures>

/** Which banks' files are not read, how often, and whether it gets better. */
export const Failures = () => {
  const { data, error, refetch } = useCallQuery(getStatementFailures, {})
  if (error && !data) return <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={220} />
  if (data.weeks.every(({ files }) => files === 0)) return null
  return (
    <div className={styles.figures}>
      <Layouts figures={data} />
      <Weeks figures={data} />
    </div>
  )
}

const shareOf = (failed: number, files: number) => (files === 0 ? '-' : `${Math.round((failed / files) * 100)}%`)

const countOf = (failed: number, files: number) =>
  files === 0 ? '-' : `${formatCount(failed)} (${shareOf(failed, files)})`

const filterBy = (filter: object) => `${paths.adminTrubank}?filter=${encodeURIComponent(JSON.stringify(filter))}`

const Layouts = ({ figures: { layouts, days } }: { figures: Figures }) => {
  const text = useTexts('adminStatements')
  return (
    <Section flush title={text('byLayout')} aside={text('days', { count: days })}>
      <div className={styles.layouts} tabIndex={0} role="group" aria-label={text('byLayout')}>
        <Table size="small" stickyHeader aria-label={text('byLayout')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('layout')}</TableCell>
              <TableCell align="right">{text('files')}</TableCell>
              <TableCell align="right">{text('failed')}</TableCell>
              <TableCell align="right">{text('before')}</TableCell>
              <TableCell align="right">{text('unreconciled')}</TableCell>
              <TableCell>{text('reason')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {layouts.map(one => (
              <TableRow key={`${one.bank} ${one.kind}`}>
                <TableCell>
                  <Link to={filterBy({ bank: one.bank ?? '-', ...(one.kind && { kind: [one.kind] }) })}>
                    {one.bank ?? text('noBank')}
                  </Link>
                  {', '}
                  <FieldValue field={statementFile.fields.kind} value={one.kind} />
                </TableCell>
                <TableCell align="right" className="num">
                  {formatCount(one.files)}
                </TableCell>
                <TableCell align="right" className="num">
                  {countOf(one.failed, one.files)}
                </TableCell>
                <TableCell align="right" className="num">
                  {shareOf(one.failedBefore, one.filesBefore)}
                </TableCell>
                <TableCell align="right" className="num">
                  {formatCount(one.unreconciled)}
                </TableCell>
                <TableCell>
                  <FieldValue field={statementFile.fields.problem} value={one.reason} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
      <p className={styles.note}>{text('counted')}</p>
    </Section>
  )
}

const Weeks = ({ figures: { weeks } }: { figures: Figures }) => {
  const text = useTexts('adminStatements')
  const { day } = useDateFormats()
  return (
    <Section flush title={text('byWeek')}>
      <Table size="small" aria-label={text('byWeek')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('weekFrom')}</TableCell>
            <TableCell align="right">{text('files')}</TableCell>
            <TableCell align="right">{text('failed')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {weeks.toReversed().map(({ from, files, failed }) => (
            <TableRow key={from}>
              <TableCell className="num">{day(from)}</TableCell>
              <TableCell align="right" className="num">
                {formatCount(files)}
              </TableCell>
              <TableCell align="right" className="num">
                {countOf(failed, files)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  )
}
