import type { StatementVerdict } from '../../../contracts/bankStatements/statementCodes.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { type Account, type Analysis, money, useCoded, useRowProblem } from './analysis.ts'
import { PlainTable } from './PlainTable.tsx'
import styles from './Statement.module.css'

const tones = { reconciled: 'success', reconciledBut: 'warning', unreconciled: 'danger' } as const

/** Without the number of rows, "but for some rows". */
export const VerdictChip = ({ verdict, rows }: { verdict: StatementVerdict; rows?: number }) => {
  const text = useTexts('statements')
  const isCounted = rows !== undefined || verdict !== 'reconciledBut'
  const label = isCounted ? text(`verdict.${verdict}`, { smart_count: rows ?? 0 }) : text('someRows')
  return <ToneChip tone={tones[verdict]} label={label} />
}

/** Whether each account adds up, in words and figures, with the rows that do not and why. */
export const Verdict = ({ analysis }: { analysis: Analysis }) =>
  analysis.accounts.map((account, at) => <AccountVerdict key={at} account={account} analysis={analysis} />)

const AccountVerdict = ({ account, analysis }: { account: Account; analysis: Analysis }) => {
  const text = useTexts('bankStatements')
  const coded = useCoded()
  const { verdict, openingPaise, closingPaise, creditsPaise, debitsPaise, differencePaise, rowsRight, rows, reasons } =
    account.reconciliation
  const stated = (paise: number | null) => (paise === null ? text('verdict.unknown') : money(paise))
  const number = account.numberMasked ?? account.bank ?? '-'
  const title = analysis.accounts.length > 1 ? text('verdict.account', { number }) : text('verdict.title')
  return (
    <>
      <Section title={title} badge={<VerdictChip verdict={verdict} rows={rows.length} />}>
        <p className={`num ${styles.equation}`}>
          {text('verdict.equation', {
            opening: stated(openingPaise),
            credits: money(creditsPaise),
            debits: money(debitsPaise),
            closing: stated(closingPaise),
          })}
        </p>
        {differencePaise !== null && differencePaise !== 0 && (
          <p className={styles.wrong}>{text('verdict.difference', { paise: money(differencePaise) })}</p>
        )}
        <p className={styles.words}>
          {text(`verdict.${verdict}`)} {rowsRight > 0 && text('verdict.right', { count: formatCount(rowsRight) })}
        </p>
        {reasons.length > 0 && (
          <ul className={styles.reasons}>
            {reasons.map(({ code, params }, at) => (
              <li key={at}>{coded(`reconciliation.${code}`, params)}</li>
            ))}
          </ul>
        )}
      </Section>
      {rows.length > 0 && <BrokenRows rows={rows} analysis={analysis} />}
    </>
  )
}

const BrokenRows = ({ rows, analysis }: { rows: Account['reconciliation']['rows']; analysis: Analysis }) => {
  const text = useTexts('bankStatements')
  const rowProblem = useRowProblem(analysis)
  const { day } = useDateFormats()
  const cited = new Map(analysis.cited.map(row => [row.at, row]))
  return (
    <PlainTable
      title={text('verdict.broken')}
      none=""
      rows={rows}
      columns={[
        {
          label: text('verdict.where'),
          cell: ({ row }) => {
            const found = cited.get(row)
            const file = analysis.files[found?.file ?? -1]?.name ?? '-'
            return found ? text('verdict.place', { file, page: found.page, row: found.row }) : `${row + 1}`
          },
        },
        {
          label: text('rows.description'),
          long: true,
          cell: ({ row }) => {
            const found = cited.get(row)
            return found ? [found.date && day(found.date), found.description].filter(Boolean).join(' · ') : '-'
          },
        },
        {
          label: text('bounces.amount'),
          figure: true,
          cell: ({ row }) => money(cited.get(row)?.creditPaise ?? cited.get(row)?.debitPaise ?? null),
        },
        { label: text('verdict.why'), long: true, cell: ({ row, ...problem }) => rowProblem(problem, cited.get(row)) },
      ]}
    />
  )
}
