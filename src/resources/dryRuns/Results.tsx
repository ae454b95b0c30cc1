import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Link } from 'react-router-dom'
import { notAskedReasons } from '../../../contracts/platform/dryRuns.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { productOf } from '../../../contracts/products/index.ts'
import type { DryRunDetail } from '../../../contracts/resources/dryRun.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Money } from '../../components/Money.tsx'
import { Section } from '../../components/Section.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './DryRuns.module.css'

/** Both sides' answers, times and costs, and where their fields agree: only counts. */
export const Results = ({ record: run }: { record: DryRunDetail }) => {
  const text = useTexts('dryRuns')
  const { notAsked, planned } = run
  return (
    <div className={styles.parts}>
      {notAsked > 0 && (
        <InlineAlert tone="warning">
          {text('notAsked', { count: formatCount(notAsked), planned: formatCount(planned) })}{' '}
          {notAskedReasons
            .filter(reason => run[reason] > 0)
            .map(reason => text(reason, { smart_count: run[reason] }))
            .join(', ')}
        </InlineAlert>
      )}
      <Sides run={run} />
      <Fields run={run} />
      <Link to={`${paths.adminSwitchSource}?entry=${run.product}`}>{text('route')}</Link>
    </div>
  )
}

/** The two sides by letter, because the tables have no room for their names. */
const useSideNames = ({ against, provider }: DryRunDetail) => {
  const text = useTexts('dryRuns')
  return [
    text('sideName', { letter: 'A', source: against ?? text('kept') }),
    text('sideName', { letter: 'B', source: provider }),
  ]
}

const Sides = ({ run }: { run: DryRunDetail }) => {
  const text = useTexts('dryRuns')
  const names = useSideNames(run)
  const sides = [run.first, run.second]
  const time = (ms: number | null) => (ms === null ? text('unknown') : text('ms', { ms: formatCount(ms) }))
  const rows = [
    { label: text('found'), show: ({ found }: Side) => formatCount(found) },
    { label: text('notFound'), show: ({ notFound }: Side) => formatCount(notFound) },
    { label: text('error'), show: ({ error }: Side) => formatCount(error) },
    { label: text('p50'), show: ({ p50Ms }: Side) => time(p50Ms) },
    { label: text('p95'), show: ({ p95Ms }: Side) => time(p95Ms) },
  ]
  return (
    <Section flush title={text('sides')}>
      <Table size="small" aria-label={text('sides')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('figure')}</TableCell>
            {names.map(name => (
              <TableCell key={name} align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ label, show }) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              {sides.map((side, at) => (
                <TableCell key={names[at]} align="right" className="num">
                  {show(side)}
                </TableCell>
              ))}
            </TableRow>
          ))}
          <TableRow>
            <TableCell component="th" scope="row">
              {text('cost')}
            </TableCell>
            {sides.map((side, at) => (
              <TableCell key={names[at]} align="right">
                <Cost side={side} wasPaid={at === 0 && run.questions === 'yesterday'} />
              </TableCell>
            ))}
          </TableRow>
        </TableBody>
      </Table>
    </Section>
  )
}

type Side = DryRunDetail['first']

/** `wasPaid`: it is no cost of the run. */
const Cost = ({ side: { costPaise, uncosted }, wasPaid }: { side: Side; wasPaid: boolean }) => {
  const text = useTexts('dryRuns')
  return (
    <>
      <Money paise={costPaise} />
      {wasPaid && <span className={styles.note}>{text('paidBefore')}</span>}
      {uncosted > 0 && <span className={styles.note}>{text('uncosted', { smart_count: uncosted })}</span>}
    </>
  )
}

const verdicts = ['agree', 'differ', 'onlyFirst', 'onlySecond'] as const

const Fields = ({ run: { product, fields } }: { run: DryRunDetail }) => {
  const text = useTexts('dryRuns')
  const locale = useLocale()
  const labelOf = (name: string) =>
    productOf(product).resultFields.find(({ source }) => source === name)?.label[locale] ?? text('recordFound')
  if (fields.length === 0)
    return (
      <Section title={text('fields')}>
        <p className={styles.none}>{text('nothing')}</p>
      </Section>
    )
  return (
    <Section flush title={text('fields')}>
      <div className={styles.wide}>
        <Table size="small" aria-label={text('fields')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('field')}</TableCell>
              <TableCell align="right">{text('agree')}</TableCell>
              <TableCell align="right">{text('differ')}</TableCell>
              <TableCell align="right">{text('onlyIn', { letter: 'A' })}</TableCell>
              <TableCell align="right">{text('onlyIn', { letter: 'B' })}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {fields.map(({ name, ...counts }) => (
              <TableRow key={name} data-differs={counts.differ > 0 || undefined}>
                <TableCell component="th" scope="row">
                  {labelOf(name)}
                </TableCell>
                {verdicts.map(verdict => (
                  <TableCell key={verdict} align="right" className="num">
                    {formatCount(counts[verdict])}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </Section>
  )
}
