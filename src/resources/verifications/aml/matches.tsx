import { IconButton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { ChevronLeft, ChevronRight, ShieldCheck } from 'lucide-react'
import { nameFeatureTexts } from '../../../../contracts/names.ts'
import type { AmlHit } from '../../../../contracts/products/amlScreen.ts'
import type { ResultOf } from '../../../../contracts/products/index.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Section } from '../../../components/Section.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Aml.module.css'

/** 83 as 0.83. */
const asScore = (points: number) => (points / 100).toFixed(2)

const signed = (points: number) => (points < 0 ? `−${asScore(-points)}` : asScore(points))

/** What the comparison of births, countries and the like says; other details are the words themselves. */
const agreements = ['same', 'close', 'different'] as const
const isAgreement = (detail: string): detail is (typeof agreements)[number] => agreements.some(one => one === detail)

const colours = ['var(--c1)', 'var(--c2)', 'var(--c4)', 'var(--c3)']

/** The score with its distance from the threshold, and every part that raised or lowered it. */
export const Why = ({ hit, threshold }: { hit: AmlHit; threshold: number }) => {
  const text = useTexts('aml')
  const locale = useLocale()
  const { score, features } = hit
  const distance = score - threshold
  const raising = features.filter(({ points }) => points > 0)
  const raised = raising.reduce((sum, { points }) => sum + points, 0)
  const limit = asScore(threshold)
  return (
    <Section title={text('why', { score: asScore(score) })} aside={text('sum')}>
      <div className={styles.score}>
        <strong className="num">{asScore(score)}</strong>
        <p>
          {distance > 0
            ? text('above', { points: asScore(distance), threshold: limit })
            : text('exactly', { threshold: limit })}
        </p>
      </div>
      <div className={styles.scale} aria-hidden="true">
        <span className={styles.tick} style={{ left: `${threshold}%` }}>
          {text('threshold', { threshold: limit })}
        </span>
        <div className={styles.bar}>
          {raising.map(({ feature, points }, at) => (
            <span
              key={feature}
              style={{ width: `${(points / raised) * score}%`, background: colours[at % colours.length] }}
            />
          ))}
        </div>
      </div>
      <ul className={styles.features} aria-label={text('feature')}>
        {features.map(({ feature, points, detail }) => (
          <li key={feature}>
            <i
              aria-hidden="true"
              style={{
                background:
                  points > 0
                    ? colours[raising.findIndex(one => one.feature === feature) % colours.length]
                    : 'var(--danger)',
              }}
            />
            <div>
              <span>{nameFeatureTexts[feature][locale]}</span>
              {detail && <small>{isAgreement(detail) ? text(`agreement.${detail}`) : detail}</small>}
            </div>
            <b className="num">{signed(points)}</b>
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface SearchedProps {
  hit: AmlHit
  at: number
  result: ResultOf<'aml-screen'>
  input: Record<string, string | null>
  onMove: (at: number) => void
}

/** What was asked for beside what the list has. */
export const SearchedAndListed = ({ hit, at, result, input, onMove }: SearchedProps) => {
  const text = useTexts('aml')
  const { day } = useDateFormats()
  const { hits, hitCount } = result
  const line = { list: hit.list, entry: hit.entryId, version: hit.listVersion, date: day(hit.listDate) }
  const rows = [
    ['name', input['name'], hit.name],
    ['born', input['birth'], hit.births.join(', ')],
    ['country', input['country'], hit.countries.join(', ')],
    ['aliases', null, hit.aliases.join('; ')],
    ['identifiers', input['identifiers'], hit.identifiers.join('; ')],
    ['positions', null, hit.positions.join('; ')],
    ['tier', null, hit.tier],
    ['list', null, text('listLine', line)],
    ['programmes', null, hit.programmes.join('; ')],
    ['links', null, hit.links.join(' ')],
    ['remarks', null, hit.remarks],
  ] as const
  return (
    <Section
      flush
      title={text('compared')}
      aside={
        <span className={styles.pager}>
          {text('match', { at: at + 1, of: hits.length })}
          <IconButton aria-label={text('previous')} disabled={at === 0} onClick={() => onMove(at - 1)}>
            <ChevronLeft size={16} />
          </IconButton>
          <IconButton aria-label={text('next')} disabled={at === hits.length - 1} onClick={() => onMove(at + 1)}>
            <ChevronRight size={16} />
          </IconButton>
        </span>
      }
    >
      <Table className={styles.compared}>
        <TableHead>
          <TableRow>
            <TableCell component="td" />
            <TableCell>{text('searched')}</TableCell>
            <TableCell>{text('listed')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, asked, listed]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {text(`row.${name}`)}
              </TableCell>
              <TableCell>{asked || '-'}</TableCell>
              <TableCell>{listed || '-'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {hitCount > hits.length && <p className={styles.more}>{text('more', { count: hitCount, shown: hits.length })}</p>}
    </Section>
  )
}

export const NoHit = ({ threshold }: { threshold: number }) => {
  const text = useTexts('aml')
  return (
    <EmptyState icon={ShieldCheck} tone="neutral" title={text('noHit')}>
      {text('noHitDetail', { threshold: asScore(threshold) })}
    </EmptyState>
  )
}
