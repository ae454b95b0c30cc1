import { scriptWords } from '../../../contracts/videoCalls/script.ts'
import type { ShownRound, ShownVideoCallDetail } from '../../../contracts/videoCalls/shown.ts'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Evidence } from './Evidence.tsx'
import { Recording } from './Recording.tsx'
import { CardActions } from './room/CardActions.tsx'
import { ChatList } from './room/Chat.tsx'
import { Still } from './Still.tsx'
import styles from './VideoCalls.module.css'

interface SessionProps {
  shown: ShownVideoCallDetail
  round: ShownRound
  refresh: () => Promise<void>
}

/** The words of a step. */
export function useStepLabel(script: ShownVideoCallDetail['script']) {
  const locale = useLocale()
  return (key: string): string => {
    const step = script.find(one => one.key === key)
    if (!step) return key
    return step.kind === 'question' ? (step.text ?? key) : scriptWords[step.kind].agent[locale]
  }
}

/** One session: who held it, from where, what was seen, its pictures and its recording. */
export const Session = ({ shown, round, refresh }: SessionProps) => {
  const text = useTexts('videoCallsScreen')
  const labelOf = useStepLabel(shown.script)
  const { full, time } = useDateFormats()
  const { place } = round
  const isLatest = shown.rounds[0]?.round === round.round
  return (
    <Section title={text('session.title', { round: round.round })}>
      <div className={styles.stack}>
        {!isLatest && <p className={styles.lead}>{text('session.earlier')}</p>}
        <FactList>
          <FactRow label={text('session.agent')}>{round.agent}</FactRow>
          <FactRow label={text('session.network')}>
            {round.network && text(`session.networks.${round.network}`)}
          </FactRow>
          <FactRow label={text('session.started')}>{full(round.startedAt)}</FactRow>
          <FactRow label={text('session.ended')}>{round.endedAt && full(round.endedAt)}</FactRow>
          <FactRow label={text('session.place')}>
            {place
              ? `${place.latitude.toFixed(4)}, ${place.longitude.toFixed(4)} (± ${Math.round(place.accuracyMetres)} m)`
              : text('session.noPlace')}
          </FactRow>
        </FactList>
        <h3 className={styles.head}>{text('evidence.title')}</h3>
        <Evidence evidence={round.evidence}>
          {shown.may.propose && isLatest && (
            <CardActions id={shown.id} evidence={round.evidence} mayAnswer={false} refresh={refresh} />
          )}
        </Evidence>
        <h3 className={styles.head}>{text('session.marks')}</h3>
        <ul className={styles.marks}>
          {shown.script.map(({ key }) => {
            const mark = round.marks.find(one => one.step === key)
            return (
              <li key={key}>
                <span>
                  {labelOf(key)}
                  {mark?.note && <span className={styles.quiet}>{mark.note}</span>}
                </span>
                <ToneChip
                  tone={mark === undefined ? 'neutral' : mark.outcome === 'seen' ? 'success' : 'danger'}
                  label={mark ? `${text(`script.${mark.outcome}`)}, ${time(mark.at)}` : text('script.unmarked')}
                />
              </li>
            )
          })}
        </ul>
        <h3 className={styles.head}>{text('session.stills')}</h3>
        {round.stills.length === 0 && <p className={styles.lead}>{text('session.noStills')}</p>}
        <div className={styles.stills}>
          {round.stills.map(still => (
            <Still key={still.file} still={still} />
          ))}
        </div>
        <h3 className={styles.head}>{text('recording.title')}</h3>
        <Recording id={shown.id} round={round} labelOf={labelOf} />
        {round.chat.length > 0 && (
          <>
            <h3 className={styles.head}>{text('chat.title')}</h3>
            <ChatList words={round.chat} />
          </>
        )}
      </div>
    </Section>
  )
}
