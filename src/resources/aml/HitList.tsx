import { Button, Checkbox, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useState } from 'react'
import type { AmlDecision } from '../../../contracts/calls/aml.ts'
import { markAmlFalsePositives } from '../../../contracts/calls/amlWork.ts'
import { formatScore } from '../../../contracts/platform/scores.ts'
import type { AmlHit } from '../../../contracts/products/amlScreen.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import { namedEntries } from '../../../contracts/screening/namedEntries.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useProduct } from '../verifications/product.ts'
import styles from './Aml.module.css'
import { MarkDialog } from './MarkDialog.tsx'

interface HitListProps {
  id: string
  result: ResultOf<'aml-screen'>
  /** Undefined until it is loaded. */
  work: { twoPeople: boolean; decisions: AmlDecision[] } | undefined
  /** The hit that is shown below. */
  at: number
  onShow: (at: number) => void
}

/** All hits of a screening with their state; open ones can be marked as false positives together. Nothing for a single hit. */
export const HitList = ({ id, result, work, at, onShow }: HitListProps) => {
  const text = useTexts('amlWork')
  const mayAct = useCanCall(markAmlFalsePositives)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [marking, setMarking] = useState(false)
  const entries = namedEntries(result)
  if (entries.length < 2) return null
  const waiting = work?.decisions.filter(({ proposed }) => proposed !== null).map(({ entryKey }) => entryKey) ?? []
  const open = entries
    .filter(({ decision, entryKey }) => decision === 'open' && !waiting.includes(entryKey))
    .map(({ entryKey }) => entryKey)
  const ticked = chosen.filter(key => open.includes(key))
  const toggle = (key: string) => setChosen(ticked.includes(key) ? ticked.filter(one => one !== key) : [...ticked, key])
  const mayMark = mayAct && work !== undefined && open.length > 0
  return (
    <Section
      flush
      title={text('hits')}
      aside={
        mayMark &&
        (ticked.length > 0 ? (
          <Button size="small" variant="contained" onClick={() => setMarking(true)}>
            {text(work.twoPeople ? 'proposeFalse' : 'markFalse', { smart_count: ticked.length })}
          </Button>
        ) : (
          text('hitsHint')
        ))
      }
    >
      <Table className={styles.hits}>
        <TableHead>
          <TableRow>
            {mayMark && (
              <TableCell padding="checkbox">
                <Checkbox
                  size="small"
                  checked={ticked.length === open.length}
                  indeterminate={ticked.length > 0 && ticked.length < open.length}
                  slotProps={{ input: { 'aria-label': text('selectAll') } }}
                  onChange={(_, all) => setChosen(all ? open : [])}
                />
              </TableCell>
            )}
            <Headings />
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((hit, index) => (
            <TableRow key={hit.entryKey} selected={index === at}>
              {mayMark && (
                <TableCell padding="checkbox">
                  {open.includes(hit.entryKey) && (
                    <Checkbox
                      size="small"
                      checked={ticked.includes(hit.entryKey)}
                      slotProps={{
                        input: { 'aria-label': text('select', { name: hit.name, entry: hit.entryId }) },
                      }}
                      onChange={() => toggle(hit.entryKey)}
                    />
                  )}
                </TableCell>
              )}
              <TableCell>
                <button
                  type="button"
                  className={styles.show}
                  aria-current={index === at}
                  aria-label={text('show', { name: hit.name, entry: hit.entryId })}
                  onClick={() => onShow(index)}
                >
                  {hit.name}
                </button>
                <small>
                  {hit.list} · {hit.entryId}
                  {index >= result.hits.length && ` · ${text('ruledOut')}`}
                </small>
              </TableCell>
              <TableCell className="num">{formatScore(hit.score)}</TableCell>
              <TableCell>
                <State hit={hit} isWaiting={waiting.includes(hit.entryKey)} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {marking && work && (
        <MarkDialog
          id={id}
          entryKeys={ticked}
          twoPeople={work.twoPeople}
          onDone={() => setChosen([])}
          onClose={() => setMarking(false)}
        />
      )}
    </Section>
  )
}

/** The words of the product's own table of hits. */
function useHitColumn(source: string) {
  const columns = useProduct().resultFields.flatMap(field => (field.kind === 'table' ? field.columns : []))
  return columns.find(column => column.source === source)
}

const Headings = () => {
  const locale = useLocale()
  const labels = [useHitColumn('name'), useHitColumn('score'), useHitColumn('decision')]
  return labels.map(column => <TableCell key={column?.source}>{column?.label[locale]}</TableCell>)
}

const State = ({ hit, isWaiting }: { hit: AmlHit; isWaiting: boolean }) => {
  const text = useTexts('amlWork')
  const locale = useLocale()
  const choice = useHitColumn('decision')?.choices?.[hit.decision]
  if (isWaiting) return <ToneChip tone="info" label={text('waits')} />
  return <ToneChip tone={choice?.tone ?? 'neutral'} label={choice?.label[locale] ?? hit.decision} />
}
