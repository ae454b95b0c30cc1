import { useState } from 'react'
import { useTexts } from '../../../../i18n/useTexts.ts'
import styles from '../CaseSteps.module.css'
import type { StepPageProps } from '../stepPages.ts'
import { CardPicture } from './CardPicture.tsx'
import { DeviceCheck } from './DeviceCheck.tsx'
import { HandOver } from './HandOver.tsx'
import { type Begun, useVideoSession } from './useVideoSession.ts'
import { VideoConsent } from './VideoConsent.tsx'
import { VideoTasks } from './VideoTasks.tsx'

type Stage = 'consent' | 'device' | 'card' | 'tasks' | 'done'

/** A video KYC that the person does alone: consent, device and place, PAN card, tasks, questions. A task that comes too late begins it anew. */
const VideoKycStep = ({ step, token, pass, onAnswer, onChange }: StepPageProps<'videoKyc'>) => {
  const text = useTexts('publicVideoKyc')
  const [begun, setBegun] = useState<Begun | null>(null)
  const [stage, setStage] = useState<Stage>('consent')
  const [why, setWhy] = useState<'late' | 'left' | 'handedOver' | null>(null)
  const [card, setCard] = useState<'reading' | 'read' | 'unreadable'>('reading')
  const session = useVideoSession({ step: step.id, token, pass, begun, onChange, onOver })
  const link = { token, pass }

  function onOver(reason: 'late' | 'left' | 'handedOver') {
    setWhy(reason)
    setStage('consent')
  }
  if (!begun || stage === 'consent')
    return (
      <>
        {why && (
          <p role="alert" className={styles.problem}>
            {text(`over.${why}`)}
          </p>
        )}
        <VideoConsent
          words={step.consent}
          attemptsLeft={begun?.attemptsLeft ?? null}
          onBegin={async (locale, way) => {
            const next = await session.begin(locale, way)
            if (!next) return
            setBegun(next)
            setWhy(null)
            setStage('device')
          }}
        />
      </>
    )
  if (stage === 'device')
    return <DeviceCheck needsCamera={begun.way === 'moving'} session={session} onDone={() => setStage('card')} />
  if (stage === 'card')
    return (
      <CardPicture
        link={link}
        mayUpload={begun.way === 'still'}
        isUnread={card === 'unreadable'}
        onTake={async (file, fromCamera) => {
          if (!(await session.card(file, fromCamera))) return
          // A second picture of the card, after all tasks.
          setStage(card === 'unreadable' ? 'done' : 'tasks')
          setCard('reading')
        }}
      />
    )
  if (stage === 'tasks')
    return (
      <VideoTasks
        link={link}
        mayUpload={begun.way === 'still'}
        session={session}
        onDone={state => {
          setCard(state)
          setStage(state === 'unreadable' ? 'card' : 'done')
        }}
      />
    )
  return (
    <HandOver
      questions={step.questions}
      card={card}
      onSend={answers => onAnswer({ session: begun.id, answers })}
      onAgain={() => setStage('consent')}
    />
  )
}

export default VideoKycStep
