import { Button, IconButton, Tooltip } from '@mui/material'
import { RotateCcw } from 'lucide-react'
import { entryOf } from '../../../contracts/checks/catalogue.ts'
import { Section } from '../../components/Section.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ModeChip } from '../../resources/apiKeys/cells.tsx'
import { RunChip } from './RunResponse.tsx'
import type { Run } from './runs.ts'
import styles from './TestApis.module.css'

interface RunHistoryProps {
  runs: readonly Run[]
  busy: boolean
  onShow: (run: Run) => void
  onAgain: (run: Run) => void
  onClear: () => void
}

/** Earlier runs in this tab, which can be shown or sent again. */
export const RunHistory = ({ runs, busy, onShow, onAgain, onClear }: RunHistoryProps) => {
  const text = useTexts('testApis')
  return (
    <Section
      title={text('history.title')}
      flush={runs.length > 0}
      aside={
        runs.length > 0 && (
          <Button size="small" onClick={onClear}>
            {text('history.clear')}
          </Button>
        )
      }
    >
      {runs.length === 0 && <p className={styles.hint}>{text('history.empty')}</p>}
      <ol className={styles.runs} hidden={runs.length === 0}>
        {runs.map(run => (
          <Line key={run.id} run={run} busy={busy} onShow={onShow} onAgain={onAgain} />
        ))}
      </ol>
    </Section>
  )
}

const Line = ({ run, busy, onShow, onAgain }: Pick<RunHistoryProps, 'busy' | 'onShow' | 'onAgain'> & { run: Run }) => {
  const text = useTexts('testApis')
  const locale = useLocale()
  const { clock } = useDateFormats()
  const time = clock(run.at).slice(0, 8)
  const named = { product: entryOf(run.product).label[locale], time }
  return (
    <li>
      <button type="button" aria-label={text('history.show', named)} onClick={() => onShow(run)}>
        <b>{named.product}</b>
        <ModeChip mode={run.mode} />
        <RunChip run={run} />
        <span className="num">
          {time} · {run.httpStatus || '-'} · {text('ms', { ms: run.latencyMs })}
        </span>
      </button>
      <Tooltip title={text('history.again')}>
        <IconButton
          size="small"
          aria-label={text('history.againNamed', named)}
          disabled={busy}
          onClick={() => onAgain(run)}
        >
          <RotateCcw />
        </IconButton>
      </Tooltip>
    </li>
  )
}
