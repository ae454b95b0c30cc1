import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { stopBgcImport } from '../../../contracts/calls/bgcImports.ts'
import { importStateChoices, type ShownImport } from '../../../contracts/cases/bgc/imports.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { SegmentedBar } from '../../components/SegmentedBar.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useToast } from '../../components/useToast.ts'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Dashboard.module.css'

/** How many candidates of a file are added, and a button that stops it. Announced every 10 per cent, so that screen readers are not flooded. */
export const ImportProgress = ({ found }: { found: ShownImport }) => {
  const text = useTexts('bgcScreen')
  const locale = useLocale()
  const toast = useToast()
  const cache = useQueryClient()
  const mayStop = useCanCall(stopBgcImport)
  const { mutate, isPending } = useCallMutation(stopBgcImport)
  const { id, state, problem, counts } = found
  const { label, tone = 'neutral' } = importStateChoices[state]
  const stop = () =>
    mutate(
      { params: { id } },
      {
        onError: ({ message }) => toast(message, 'error'),
        onSettled: () => void cache.invalidateQueries(),
      },
    )
  if (state === 'ready')
    return counts.ready > 0 ? (
      <InlineAlert tone={counts.problem > 0 ? 'info' : 'success'}>
        {text('file.good', { smart_count: counts.ready })}
      </InlineAlert>
    ) : null
  const total = counts.total - counts.problem
  const percent = total === 0 ? 0 : Math.floor((counts.added / total) * 100)
  const words = text('file.sending', { done: formatCount(counts.added), count: formatCount(total) })
  return (
    <>
      <p className={styles.progress}>
        <strong className="num">{words}</strong>
        <ToneChip tone={tone} label={label[locale]} />
      </p>
      <div role="progressbar" aria-label={words} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
        <SegmentedBar
          outcomes={[
            { label: 'added', count: counts.added, tone: 'success' },
            { label: 'failed', count: counts.failed, tone: 'danger' },
          ]}
          total={Math.max(total, 1)}
        />
      </div>
      <span role="status" className="hidden-text">
        {percent >= 10 && `${Math.floor(percent / 10) * 10}%`}
      </span>
      {problem && <InlineAlert tone="warning">{problem}</InlineAlert>}
      {state === 'running' && (
        <p className={styles.progress}>
          <span className={styles.none}>{text('file.goesOn')}</span>
          {mayStop && (
            <Button color="error" disabled={isPending} onClick={stop}>
              {text('file.stop')}
            </Button>
          )}
        </p>
      )}
    </>
  )
}
