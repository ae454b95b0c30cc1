import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useGetList } from 'ra-core'
import { downloadAnyStatement } from '../../../../contracts/calls/statements.ts'
import type { CustomerStatement } from '../../../../contracts/resources/postpaidStatement.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { Money } from '../../../components/Money.tsx'
import { Section } from '../../../components/Section.tsx'
import { SkeletonRows } from '../../../components/SkeletonRows.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import { InvoiceButton } from '../../orders/InvoiceButton.tsx'
import { useMonth } from '../useMonth.ts'
import styles from './PostpaidCustomer.module.css'

const ROWS = 12
const sums = ['charged', 'refunded', 'paid', 'outstanding'] as const

/** Monthly statements of the last year, newest first, each with a PDF. */
export const PostpaidStatements = ({ userId }: { userId: string }) => {
  const text = useTexts('adminPostpaid')
  const narrow = useIsNarrow()
  const { data, total, error, refetch } = useGetList<CustomerStatement>(
    'postpaid-statements',
    {
      filter: { customer: userId },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: ROWS },
    },
    { onError: () => {} },
  )
  return (
    <Section
      flush
      title={text('statements.title')}
      aside={(total ?? 0) > ROWS && text('statements.more', { count: ROWS })}
    >
      {error && !data ? (
        <div className={styles.padded}>
          <InlineAlert
            tone="danger"
            action={
              <Button size="small" onClick={() => void refetch()}>
                {text('statements.retry')}
              </Button>
            }
          >
            {text('statements.failed')}
          </InlineAlert>
        </div>
      ) : data?.length === 0 ? (
        <p className={styles.padded}>{text('statements.none')}</p>
      ) : narrow ? (
        <StatementLines statements={data ?? []} />
      ) : (
        <StatementTable statements={data} />
      )}
    </Section>
  )
}

const StatementTable = ({ statements }: { statements: CustomerStatement[] | undefined }) => {
  const text = useTexts('adminPostpaid')
  return (
    <Table aria-label={text('statements.title')}>
      <TableHead>
        <TableRow>
          <TableCell>{text('statements.month')}</TableCell>
          {sums.map(name => (
            <TableCell key={name} align="right">
              {text(`statements.${name}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {statements?.map(statement => (
          <TableRow key={statement.id}>
            <TableCell>
              <StatementPdfButton statement={statement} />
            </TableCell>
            {sums.map(name => (
              <TableCell key={name} align="right">
                <Money paise={statement[`${name}Paise`]} strong={name === 'outstanding'} />
              </TableCell>
            ))}
          </TableRow>
        )) ?? <SkeletonRows rows={3} columns={['short', 'number', 'number', 'number', 'number']} />}
      </TableBody>
    </Table>
  )
}

/** Statements on narrow screens. */
const StatementLines = ({ statements }: { statements: CustomerStatement[] }) => {
  const text = useTexts('adminPostpaid')
  return (
    <ul className={styles.lines}>
      {statements.map(statement => (
        <li key={statement.id}>
          <span className={styles.line}>
            <StatementPdfButton statement={statement} />
            <Money paise={statement.outstandingPaise} strong />
          </span>
          {(['charged', 'paid'] as const).map(name => (
            <span key={name} className={`${styles.line} ${styles.quiet}`}>
              <span>{text(`statements.${name}`)}</span>
              <Money paise={statement[`${name}Paise`]} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** A statement's month; downloads the PDF. */
const StatementPdfButton = ({ statement }: { statement: CustomerStatement }) => {
  const text = useTexts('adminPostpaid')
  const month = useMonth()(statement.month)
  return (
    <InvoiceButton
      call={downloadAnyStatement}
      id={statement.id}
      number={month}
      fileName={`statement-${statement.month}.pdf`}
      label={text('statements.download', { month })}
    />
  )
}
