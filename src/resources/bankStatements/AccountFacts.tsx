import { FactList, FactRow } from '../../components/FactRow.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Section } from '../../components/Section.tsx'
import { useBranchNote } from '../../components/useBranchNote.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { type Account, type Analysis, money, type StatementRecord } from './analysis.ts'
import styles from './Statement.module.css'

type AccountType = NonNullable<Account['type']>

/** Who holds each account, where, and for which days there are statements. */
export const AccountFacts = ({ analysis, record }: { analysis: Analysis; record: StatementRecord }) => {
  const text = useTexts('bankStatements')
  const { accounts } = analysis
  const missing = record.result?.missingDays ?? 0
  return (
    <>
      {missing > 0 && <InlineAlert tone="warning">{text('facts.missing', { smart_count: missing })}</InlineAlert>}
      {accounts.map((account, at) => (
        <Section
          key={at}
          title={
            accounts.length > 1 ? text('facts.numbered', { at: at + 1, count: accounts.length }) : text('facts.title')
          }
        >
          <Facts account={account} expected={record.input['accountType'] ?? null} />
        </Section>
      ))}
    </>
  )
}

const Facts = ({ account, expected }: { account: Account; expected: string | null }) => {
  const text = useTexts('bankStatements')
  const { day } = useDateFormats()
  const { holder, numberMasked, ifsc, ifscValid, bank, branch, type, from, to, creditCount, debitCount } = account
  const branchNote = useBranchNote(ifscValid && ifsc ? ifsc : undefined)
  const typeWords = (name: string) => text(`facts.types.${name as AccountType}`)
  const shownType =
    type &&
    (expected && expected !== type
      ? text('facts.otherType', { type: typeWords(type), expected: typeWords(expected) })
      : typeWords(type))
  return (
    <>
      <FactList columns={2}>
        <FactRow label={text('facts.holder')}>{holder}</FactRow>
        <FactRow label={text('facts.number')}>{numberMasked && <span className="mono">{numberMasked}</span>}</FactRow>
        <FactRow label={text('facts.bank')}>{bank}</FactRow>
        <FactRow label={text('facts.branch')}>{branch}</FactRow>
        <FactRow label={text('facts.ifsc')}>
          {ifsc && (
            <span>
              <span className="mono">{ifsc}</span>{' '}
              <span className={ifscValid && !branchNote.error ? styles.good : styles.wrong}>
                {ifscValid ? (branchNote.error ?? branchNote.success ?? text('facts.listed')) : text('facts.invalid')}
              </span>
            </span>
          )}
        </FactRow>
        <FactRow label={text('facts.type')}>{shownType}</FactRow>
        <FactRow label={text('facts.period')}>
          {from && to && text('facts.days', { from: day(from), to: day(to) })}
        </FactRow>
        <FactRow label={text('facts.rows')}>
          {`${text('facts.credits', { smart_count: creditCount })}, ${text('facts.debits', { smart_count: debitCount })}`}
        </FactRow>
        <FactRow label={text('facts.average')}>
          <span className="num">{money(account.averagePaise)}</span>
        </FactRow>
        <FactRow label={text('facts.range')}>
          {account.leastPaise !== null && account.mostPaise !== null && (
            <span className="num">
              {text('facts.days', { from: money(account.leastPaise), to: money(account.mostPaise) })}
            </span>
          )}
        </FactRow>
      </FactList>
      {(account.gaps.length > 0 || account.overlaps.length > 0) && (
        <ul className={styles.reasons}>
          {account.gaps.map((gap, at) => (
            <li key={`gap ${at}`}>{text('facts.gap', { after: day(gap.after), before: day(gap.before) })}</li>
          ))}
          {account.overlaps.map(({ from: first, to: last, rows }, at) => (
            <li key={`overlap ${at}`}>
              {text('facts.overlap', { smart_count: rows, from: day(first), to: day(last) })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
