import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { type ComparedRow, comparedFacts, matchChoices } from '../../../contracts/cases/trubgv/compared.ts'
import type { ShownTrubgv } from '../../../contracts/cases/trubgv/shown.ts'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import styles from './Trubgv.module.css'
import { useFactValue } from './useFactValue.ts'

/** Each fact as it was claimed, and below one another what the sources say of it. On a phone each fact is a card. */
export const Comparison = ({ shown }: { shown: ShownTrubgv }) => {
  const text = useTexts('trubgvScreen')
  const locale = useLocale()
  const isPhone = useIsNarrow(600)
  const valueOf = useFactValue()
  const { rows } = shown
  const title = text('detail.compared')
  if (rows.length === 0)
    return (
      <Section title={title}>
        <p className={styles.lead}>{text('detail.nothing')}</p>
      </Section>
    )
  const claimedOf = ({ fact, claimed }: ComparedRow) =>
    claimed === null ? <span className={styles.quiet}>{text('detail.notClaimed')}</span> : valueOf(fact, claimed)
  if (isPhone)
    return (
      <Section flush title={title}>
        <ul className={styles.cards} aria-label={title}>
          {rows.map(row => (
            <li key={row.fact}>
              <h3>{comparedFacts[row.fact][locale]}</h3>
              <p>
                <span className={styles.quiet}>{`${text('detail.claimed')}: `}</span>
                {claimedOf(row)}
              </p>
              {linesOf(row, shown).map(line => (
                <Line key={line.key} line={line} />
              ))}
            </li>
          ))}
        </ul>
      </Section>
    )
  return (
    <Section flush title={title}>
      <Table aria-label={title} className={styles.table}>
        <TableHead>
          <TableRow>
            {(['fact', 'claimed', 'found', 'match', 'source', 'answeredAt'] as const).map(name => (
              <TableCell key={name}>{text(`detail.${name}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.flatMap(row => {
            const lines = linesOf(row, shown)
            const span = Math.max(1, lines.length)
            return (lines.length > 0 ? lines : [undefined]).map((line, at) => (
              <TableRow key={`${row.fact} ${line?.key}`} data-below={at > 0 || undefined}>
                {at === 0 && (
                  <>
                    <TableCell component="th" scope="rowgroup" rowSpan={span}>
                      {comparedFacts[row.fact][locale]}
                    </TableCell>
                    <TableCell rowSpan={span}>{claimedOf(row)}</TableCell>
                  </>
                )}
                {line ? <Cells line={line} /> : <TableCell colSpan={4}>-</TableCell>}
              </TableRow>
            ))
          })}
        </TableBody>
      </Table>
    </Section>
  )
}

interface FoundLine {
  key: string
  fact: ComparedRow['fact']
  source: ShownTrubgv['sources'][number] | undefined
  /** Null: the source does not state it. */
  found: ComparedRow['found'][number] | null
}

function linesOf({ fact, found, missing }: ComparedRow, { sources }: ShownTrubgv): FoundLine[] {
  const sourceOf = (id: string) => sources.find(one => one.id === id)
  return [
    ...found.map((one, at) => ({ key: `${one.source} ${at}`, fact, source: sourceOf(one.source), found: one })),
    ...missing.map(id => ({ key: id, fact, source: sourceOf(id), found: null })),
  ]
}

const Cells = ({ line: { fact, source, found } }: { line: FoundLine }) => {
  const text = useTexts('trubgvScreen')
  const locale = useLocale()
  const { short } = useDateFormats()
  const valueOf = useFactValue()
  return (
    <>
      <TableCell>
        {found ? valueOf(fact, found.value) : <span className={styles.quiet}>{text('detail.missing')}</span>}
      </TableCell>
      <TableCell>{found ? <MatchChip match={found.match} /> : '-'}</TableCell>
      <TableCell>{source?.label[locale]}</TableCell>
      <TableCell className={`num ${styles.short}`}>{source?.at ? short(source.at) : '-'}</TableCell>
    </>
  )
}

const Line = ({ line: { fact, source, found } }: { line: FoundLine }) => {
  const text = useTexts('trubgvScreen')
  const locale = useLocale()
  const { short } = useDateFormats()
  const valueOf = useFactValue()
  return (
    <div className={styles.line}>
      <span>{found ? valueOf(fact, found.value) : text('detail.missing')}</span>
      {found && <MatchChip match={found.match} />}
      <span className={styles.quiet}>
        {[source?.label[locale], source?.at && short(source.at)].filter(Boolean).join(' · ')}
      </span>
    </div>
  )
}

const MatchChip = ({ match }: { match: keyof typeof matchChoices }) => {
  const { label, tone = 'neutral' } = matchChoices[match]
  return <ToneChip tone={tone} label={label[useLocale()]} />
}
