import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { notAskedReasons } from '../../../contracts/platform/dryRuns.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
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
    </div>
  )
}

const Sides = ({ run }: { run: DryRunDetail }) => {
  const text = useTexts('dryRuns')
  return (
    <Section flush title={text('sides')}>
      <div className={styles.wide}>
        <Table size="small" aria-label={text('sides')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('side')}</TableCell>
              <TableCell align="right">{text('found')}</TableCell>
              <TableCell align="right">{text('notFound')}</TableCell>
              <TableCell align="right">{text('error')}</TableCell>
              <TableCell align="right">{text('p50')}</TableCell>
              <TableCell align="right">{text('p95')}</TableCell>
              <TableCell align="right">{text('cost')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            <Side name={run.against ?? text('kept')} side={run.first} wasPaid={run.questions === 'yesterday'} />
            <Side name={run.provider} side={run.second} />
          </TableBody>
        </Table>
      </div>
    </Section>
  )
}

interface SideProps {
  name: string
  side: DryRunDetail['first']
  /** It is no cost of the run. */
  wasPaid?: boolean
}

const Side = ({ name, side, wasPaid = false }: SideProps) => {
  const text = useTexts('dryRuns')
  const time = (ms: number | null) => (ms === null ? text('unknown') : text('ms', { ms: formatCount(ms) }))
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      {([side.found, side.notFound, side.error] as const).map((count, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The three columns never change their order.
        <TableCell key={at} align="right" className="num">
          {formatCount(count)}
        </TableCell>
      ))}
      <TableCell align="right" className="num">
        {time(side.p50Ms)}
      </TableCell>
      <TableCell align="right" className="num">
        {time(side.p95Ms)}
      </TableCell>
      <TableCell align="right">
        <Money paise={side.costPaise} />
        {wasPaid && <span className={styles.note}>{text('paidBefore')}</span>}
        {side.uncosted > 0 && <span className={styles.note}>{text('uncosted', { smart_count: side.uncosted })}</span>}
      </TableCell>
    </TableRow>
  )
}

const Fields = ({ run: { product, provider, against, fields } }: { run: DryRunDetail }) => {
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
              <TableCell align="right">{text('onlyIn', { source: against ?? text('kept') })}</TableCell>
              <TableCell align="right">{text('onlyIn', { source: provider })}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {fields.map(({ name, agree, differ, onlyFirst, onlySecond }) => (
              <TableRow key={name} data-differs={differ > 0 || undefined}>
                <TableCell component="th" scope="row">
                  {labelOf(name)}
                </TableCell>
                <TableCell align="right" className="num">
                  {formatCount(agree)}
                </TableCell>
                <TableCell align="right" className="num">
                  {formatCount(differ)}
                </TableCell>
                <TableCell align="right" className="num">
                  {formatCount(onlyFirst)}
                </TableCell>
                <TableCell align="right" className="num">
                  {formatCount(onlySecond)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </Section>
  )
}
