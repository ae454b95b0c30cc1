import type { ShownVideoSession } from '../../../contracts/cases/videoKyc/shown.ts'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { SessionPictures } from './SessionPictures.tsx'
import { type ShownTask, useTaskWords } from './taskWords.ts'
import styles from './VideoKyc.module.css'

const tones = { open: 'info', late: 'warning', left: 'neutral', handedOver: 'success' } as const

/** One session as it was recorded: consent, place, network and device, tasks, answers and pictures. */
export const SessionCard = ({ session }: { session: ShownVideoSession }) => {
  const text = useTexts('videoKycScreen')
  const { short } = useDateFormats()
  const { attempt, state, consent, startedAt, endedAt, way, device } = session
  return (
    <Section
      title={text('detail.session', { number: attempt })}
      badge={<ToneChip tone={tones[state]} label={text(`detail.state.${state}`)} />}
      aside={<span className={styles.quiet}>{text(`detail.way.${way}`)}</span>}
    >
      <div className={styles.session}>
        <dl className={styles.facts}>
          <dt>{text('detail.started')}</dt>
          <dd>{short(startedAt)}</dd>
          {endedAt && (
            <>
              <dt>{text('detail.ended')}</dt>
              <dd>{short(endedAt)}</dd>
            </>
          )}
          <dt>{text('detail.place')}</dt>
          <dd>
            <PlaceWords place={session.place} />
          </dd>
          <dt>{text('detail.network')}</dt>
          <dd>{`${session.country ?? text('detail.unknown')} · ${text('detail.proxies')}`}</dd>
          <dt>{text('detail.device')}</dt>
          <dd>
            {device
              ? text('detail.deviceWords', {
                  camera: device.camera,
                  width: device.width,
                  height: device.height,
                  light: device.light,
                })
              : text('detail.notRecorded')}
          </dd>
          {device?.uploadMs != null && (
            <>
              <dt>{text('detail.upload')}</dt>
              <dd>{text('detail.ms', { ms: device.uploadMs })}</dd>
            </>
          )}
        </dl>
        {consent ? (
          <>
            <h3>{text('detail.consent')}</h3>
            <blockquote className={styles.consent} lang={consent.locale}>
              {consent.words}
            </blockquote>
            <p className={styles.quiet}>{text('detail.consentAt', { time: short(consent.at) })}</p>
          </>
        ) : (
          <p className={styles.quiet}>{text('detail.erased')}</p>
        )}
        <Tasks session={session} />
        <Answers session={session} />
        <SessionPictures session={session} />
      </div>
    </Section>
  )
}

const PlaceWords = ({ place }: Pick<ShownVideoSession, 'place'>) => {
  const text = useTexts('videoKycScreen')
  if (!place) return text('detail.notRecorded')
  const { state, latitude, longitude, accuracyM } = place
  if (state !== 'given') return text(`detail.placeState.${state}`)
  return text('detail.placeGiven', {
    latitude: latitude ?? '',
    longitude: longitude ?? '',
    metres: Math.round(accuracyM ?? 0),
  })
}

function judgedBy({ kind, doneAt, isRight }: ShownTask, way: ShownVideoSession['way']) {
  if (doneAt === null) return 'missing'
  if (kind === 'code') return isRight ? 'right' : 'wrong'
  return kind === 'card' || way === 'still' ? 'person' : 'liveness'
}

const SECOND_MS = 1_000

const Tasks = ({ session: { tasks, way } }: { session: ShownVideoSession }) => {
  const text = useTexts('videoKycScreen')
  const wordsOf = useTaskWords()
  if (tasks.length === 0) return null
  const seconds = ({ shownAt, doneAt }: ShownTask) =>
    doneAt === null
      ? '–'
      : text('detail.seconds', { seconds: Math.round((Date.parse(doneAt) - Date.parse(shownAt)) / SECOND_MS) })
  return (
    <>
      <h3>{text('detail.tasks')}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('detail.task')}</th>
            <th scope="col">{text('detail.time')}</th>
            <th scope="col">{text('detail.judged')}</th>
          </tr>
        </thead>
        <tbody>
          {tasks.map((task, at) => (
            <tr key={at}>
              <th scope="row">{wordsOf(task)}</th>
              <td className="num">{seconds(task)}</td>
              <td data-quiet>{text(`detail.judgedBy.${judgedBy(task, way)}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const Answers = ({ session: { answers } }: { session: ShownVideoSession }) => {
  const text = useTexts('videoKycScreen')
  const locale = useLocale()
  if (answers.length === 0) return null
  return (
    <>
      <h3>{text('detail.answers')}</h3>
      <dl className={styles.facts}>
        {answers.map(({ question, answer, agrees }, at) => (
          <div key={at} className={styles.pair}>
            <dt>{question[locale]}</dt>
            <dd>
              {answer}{' '}
              {agrees !== null && (
                <ToneChip
                  tone={agrees ? 'success' : 'warning'}
                  label={text(agrees ? 'detail.agrees' : 'detail.differs')}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
