import { Skeleton, TextField } from '@mui/material'
import {
  CircleCheck,
  CircleX,
  Hourglass,
  type LucideIcon,
  MessageSquareText,
  Scale,
  UserRoundCheck,
} from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { commentAmlScreening, listAmlHistory } from '../../../contracts/calls/amlWork.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { historyTitle } from '../../../contracts/screening/historyTitle.ts'
import type { WorkEvent, WorkEventKind } from '../../../contracts/screening/work.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { LoadError } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import { Timeline } from '../../components/Timeline.tsx'
import type { Tone } from '../../components/tone.ts'
import { useCallAction } from '../../components/useCallAction.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Aml.module.css'

const looks: Record<WorkEventKind, { icon: LucideIcon; tone: Tone }> = {
  assigned: { icon: UserRoundCheck, tone: 'neutral' },
  commented: { icon: MessageSquareText, tone: 'info' },
  decided: { icon: Scale, tone: 'accent' },
  proposed: { icon: Hourglass, tone: 'warning' },
  confirmed: { icon: CircleCheck, tone: 'success' },
  refused: { icon: CircleX, tone: 'danger' },
}

/** Assignments, comments and decisions, the newest first, and the field for one more comment. */
export const History = ({ id }: { id: string }) => {
  const text = useTexts('amlWork')
  const { short } = useDateFormats()
  const mayComment = useCanCall(commentAmlScreening)
  const { data, error, refetch } = useCallQuery(listAmlHistory, { params: { id } })
  const content = () => {
    if (error && !data)
      return <LoadError title={text('error')} requestId={error.requestId} onRetry={() => void refetch()} />
    if (!data) return <Skeleton variant="rounded" height={64} />
    if (data.events.length === 0) return <span className={styles.none}>{text('none')}</span>
    return (
      <Timeline
        events={data.events.toReversed().map(event => {
          const [key, values] = historyTitle(event)
          return {
            id: event.id,
            title: text(key, values),
            detail: <Detail event={event} />,
            time: short(event.at),
            ...looks[event.kind],
          }
        })}
      />
    )
  }
  return (
    <Section title={text('title')}>
      <div className={styles.decide}>
        {mayComment && <Comment id={id} />}
        {content()}
        {data?.more && <span className={styles.none}>{text('more', { count: data.events.length })}</span>}
      </div>
    </Section>
  )
}

/** What was written, and the screening in which it was. */
const Detail = ({ event }: { event: WorkEvent }) => {
  const text = useTexts('amlWork')
  return (
    <span className={styles.written}>
      {event.text}
      {event.elsewhere && (
        <>
          {' '}
          <Link to={withId(paths.amlDetail, event.elsewhere)}>{text('elsewhere')}</Link>
        </>
      )}
    </span>
  )
}

const Comment = ({ id }: { id: string }) => {
  const text = useTexts('amlWork')
  const [typed, setTyped] = useState('')
  const { run, busy } = useCallAction(commentAmlScreening)
  const add = () =>
    run({ params: { id }, body: { text: typed.trim() } }, text('commented'), () => {
      setTyped('')
    })
  return (
    <>
      <TextField
        multiline
        minRows={2}
        label={text('comment')}
        helperText={text('commentHint')}
        value={typed}
        slotProps={{ htmlInput: { maxLength: commentAmlScreening.bodyFields?.['text']?.maxLength } }}
        onChange={event => setTyped(event.target.value)}
      />
      <BusyButton variant="outlined" busy={busy} disabled={typed.trim() === ''} onClick={add}>
        {text('addComment')}
      </BusyButton>
    </>
  )
}
