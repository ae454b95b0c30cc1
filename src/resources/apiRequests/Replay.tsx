import { RotateCcw } from 'lucide-react'
import { replayApiRequest } from '../../../contracts/calls/usage.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { JsonView } from '../../components/JsonView.tsx'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { type Translate, useTexts } from '../../i18n/useTexts.ts'
import styles from './Requests.module.css'

/** Asks the sandbox the same again, and shows what it says. */
export const Replay = ({ id, replayable }: { id: string; replayable: boolean }) => {
  const text = useTexts('usage')
  const { mutate, data, error, isPending } = useCallMutation(replayApiRequest)
  return (
    <section className={styles.part} aria-label={text('replay.act')}>
      <p className={styles.words}>{text(replayable ? 'replay.detail' : 'replay.gone')}</p>
      {replayable && (
        <BusyButton
          variant="outlined"
          startIcon={<RotateCcw aria-hidden="true" />}
          busy={isPending}
          onClick={() => mutate({ params: { id } })}
        >
          {text(data ? 'replay.again' : 'replay.act')}
        </BusyButton>
      )}
      {error && <InlineAlert tone="danger">{error.message}</InlineAlert>}
      {data && (
        <>
          <InlineAlert tone="info">
            {text('replay.answered', { ms: data.durationMs, status: statusWord(data.status, text) })}
          </InlineAlert>
          {data.result && <JsonView label={text('replay.result')} value={data.result} bar={text('replay.result')} />}
        </>
      )}
    </section>
  )
}

const statusWord = (status: string, text: Translate<'usage'>) =>
  status === 'completed' || status === 'not_found' || status === 'source_unavailable'
    ? text(`outcome.${status}`)
    : status
