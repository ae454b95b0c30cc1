import { Button } from '@mui/material'
import { useCallback, useRef, useState } from 'react'
import { readCallRecording } from '../../../contracts/calls/videoCalls.ts'
import type { ShownRound } from '../../../contracts/videoCalls/shown.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { useToast } from '../../components/useToast.ts'
import { callApiResponse } from '../../dataProvider/api.ts'
import { saveBlob } from '../../dataProvider/saveBlob.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './VideoCalls.module.css'

interface RecordingProps {
  id: string
  round: ShownRound
  labelOf: (step: string) => string
}

/** `4:07` */
const clock = (ms: number): string => {
  const seconds = Math.floor(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The joined recording with its gaps, its index and its digest. It is loaded by a press, because whoever reads it is recorded. */
export const Recording = ({ id, round: { round, recording }, labelOf }: RecordingProps) => {
  const text = useTexts('videoCallsScreen')
  const toast = useToast()
  const video = useRef<HTMLVideoElement | null>(null)
  const [content, setContent] = useState<Blob>()
  const [isLoading, setLoading] = useState(false)
  const show = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element
      if (!element || !content) return
      const url = URL.createObjectURL(content)
      element.src = url
      return () => URL.revokeObjectURL(url)
    },
    [content],
  )
  const { state, durationMs, bytes, gaps, index, pieces, sha256 } = recording
  if (state !== 'ready' || durationMs === null)
    return <p className={styles.lead}>{text(`recording.${state === 'ready' ? 'none' : state}`, { pieces })}</p>
  const load = async () => {
    setLoading(true)
    try {
      setContent(await (await callApiResponse(readCallRecording, { params: { id, round } })).blob())
    } catch (error) {
      toast((error as Error).message, 'error')
    } finally {
      setLoading(false)
    }
  }
  const jump = (ms: number) => {
    if (video.current) video.current.currentTime = ms / 1_000
  }
  return (
    <div className={styles.stack}>
      <p className={styles.lead}>
        {text('recording.facts', {
          duration: clock(durationMs),
          megabytes: ((bytes ?? 0) / 1_000_000).toFixed(1),
          pieces,
        })}
        {'. '}
        {gaps.length === 0 ? text('recording.whole') : text('recording.gaps', { smart_count: gaps.length })}
      </p>
      {gaps.length > 0 && (
        <ul className={styles.list}>
          {gaps.map(({ fromMs, toMs }) => (
            <li key={fromMs}>{text('recording.gap', { from: clock(fromMs), to: clock(toMs) })}</li>
          ))}
        </ul>
      )}
      {content ? (
        <>
          <video ref={show} controls className={styles.recording} aria-label={text('recording.video')}>
            <track kind="captions" />
          </video>
          {index.length > 0 && (
            <div className={styles.row} role="group" aria-label={text('recording.index')}>
              {index.map(({ step, atMs }) => (
                <Button key={step} size="small" onClick={() => jump(atMs)}>
                  {clock(atMs)} {labelOf(step)}
                </Button>
              ))}
            </div>
          )}
          <div>
            <Button size="small" variant="outlined" onClick={() => saveBlob(content, `${id}-${round}.webm`)}>
              {text('recording.save')}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <BusyButton variant="outlined" size="small" busy={isLoading} onClick={() => void load()}>
            {text(isLoading ? 'recording.loading' : 'recording.load')}
          </BusyButton>
        </div>
      )}
      <p className={styles.digest}>
        {text('recording.digest')}: <span className="mono">{sha256}</span>
      </p>
    </div>
  )
}
