import { Button } from '@mui/material'
import { useRef, useState } from 'react'
import { captureCallStill } from '../../../../contracts/calls/videoCalls.ts'
import type { ShownVideoCallDetail } from '../../../../contracts/videoCalls/shown.ts'
import type { StillKind } from '../../../../contracts/videoCalls/states.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { Picture } from '../../../components/rtc/Picture.tsx'
import { Section } from '../../../components/Section.tsx'
import { TwoColumns } from '../../../components/TwoColumns.tsx'
import { useToast } from '../../../components/useToast.ts'
import { callApi } from '../../../dataProvider/api.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { Evidence } from '../Evidence.tsx'
import styles from '../VideoCalls.module.css'
import { CardActions } from './CardActions.tsx'
import { Chat } from './Chat.tsx'
import { ScriptStep } from './ScriptStep.tsx'
import { takeStill } from './takeStill.ts'
import { useRoom } from './useRoom.ts'

interface CallRoomProps {
  shown: ShownVideoCallDetail
  refresh: () => Promise<void>
}

/** The agent's room: the person's picture, the script, pictures to keep, and messages. */
export const CallRoom = ({ shown, refresh }: CallRoomProps) => {
  const text = useTexts('videoCallsScreen')
  const toast = useToast()
  const { day, clock } = useDateFormats()
  const other = useRef<HTMLVideoElement | null>(null)
  const [isEnding, setEnding] = useState(false)
  const [busy, setBusy] = useState<StillKind | null>(null)
  const place = shown.rounds[0]?.place ?? null
  const evidence = shown.rounds[0]?.evidence
  const where = place
    ? {
        latitude: place.latitude.toFixed(4),
        longitude: place.longitude.toFixed(4),
        metres: Math.round(place.accuracyMetres),
      }
    : null
  const room = useRoom({
    shown,
    captionOf: at => {
      const time = `${day(at.toISOString())} ${clock(at.toISOString()).slice(0, 8)} IST`
      return `${time}   ${where ? `${where.latitude}, ${where.longitude} (± ${where.metres} m)` : '-'}   ${shown.id}`
    },
    onError: message => toast(message, 'error'),
    onOver: () => void refresh(),
  })
  const keep = async (kind: StillKind) => {
    setBusy(kind)
    try {
      const file = other.current && (await takeStill(other.current, kind))
      if (!file) return
      const body = new FormData()
      body.append('file', file)
      await callApi(captureCallStill, { params: { id: shown.id, kind }, body })
      toast(text('room.captured'), 'success')
      await refresh()
    } catch (error) {
      toast((error as Error).message, 'error')
    } finally {
      setBusy(null)
    }
  }
  if (room.stage === 'out' || room.stage === 'joining')
    return (
      <Section title={text('room.title', { person: shown.person })}>
        <div className={styles.stack}>
          <div>
            <BusyButton variant="contained" busy={room.stage === 'joining'} onClick={() => void room.join()}>
              {text(room.stage === 'joining' ? 'room.joining' : 'room.join')}
            </BusyButton>
          </div>
          {room.problem && <InlineAlert tone="danger">{text(`room.problem.${room.problem}`)}</InlineAlert>}
        </div>
      </Section>
    )
  const line = room.state?.customerHere === false && room.line !== 'connected' ? 'waiting' : room.line
  const lineWords = line === 'connecting' ? 'connecting' : line
  return (
    <TwoColumns
      aside={
        <>
          {evidence && (
            <Section title={text('evidence.title')}>
              <Evidence isNarrow evidence={evidence}>
                <CardActions mayAnswer id={shown.id} evidence={evidence} refresh={refresh} />
              </Evidence>
            </Section>
          )}
          <Section title={text('script.title')}>
            <div className={styles.stack}>
              <p className={styles.lead}>{where ? text('script.place', where) : text('script.noPlace')}</p>
              <ol className={styles.list}>
                {shown.script.map(step => (
                  <ScriptStep key={step.key} shown={shown} step={step} refresh={refresh} />
                ))}
              </ol>
            </div>
          </Section>
        </>
      }
    >
      <Section
        title={text('room.title', { person: shown.person })}
        aside={<span role="status">{text(`room.${lineWords}`)}</span>}
      >
        <div className={styles.stack}>
          <div className={styles.pictures}>
            <Picture
              stream={room.remote}
              label={text('room.person')}
              className={styles.other}
              onElement={video => {
                other.current = video
              }}
            />
            <Picture stream={room.local} label={text('room.you')} className={styles.small} isMuted />
          </div>
          <p className={styles.lead}>
            {text('room.recording', { sent: room.uploading.sent, waiting: room.uploading.waiting })}
          </p>
          {room.uploading.isFailing && <InlineAlert tone="warning">{text('room.failing')}</InlineAlert>}
          {room.isAlone && <InlineAlert tone="info">{text('room.alone')}</InlineAlert>}
          <div className={styles.row}>
            <BusyButton variant="outlined" busy={busy === 'pan'} onClick={() => void keep('pan')}>
              {text('room.capturePan')}
            </BusyButton>
            <BusyButton variant="outlined" busy={busy === 'face'} onClick={() => void keep('face')}>
              {text('room.captureFace')}
            </BusyButton>
            <Button color="error" disabled={room.stage === 'ending'} onClick={() => setEnding(true)}>
              {text('room.hangUp')}
            </Button>
          </div>
        </div>
      </Section>
      <Section title={text('chat.title')}>
        <Chat words={room.typed} onType={room.chat} />
      </Section>
      {isEnding && (
        <ConfirmDialog
          title={text('room.hangTitle')}
          confirm={text('room.hangUp')}
          onConfirm={async () => {
            await room.hangUp()
            setEnding(false)
          }}
          onClose={() => setEnding(false)}
        >
          <p>{text('room.hangDetail')}</p>
        </ConfirmDialog>
      )}
    </TwoColumns>
  )
}
