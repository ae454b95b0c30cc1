import { MapPin } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../../../components/plain/Button.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { useSubmit } from '../../useSubmit.ts'
import styles from '../CaseSteps.module.css'
import { findPosition } from '../findPosition.ts'
import camera from '../SelfieStep.module.css'
import { type CameraProblem, useSelfieCamera } from '../useSelfieCamera.ts'
import type { Device, Place, VideoCalls } from './useVideoSession.ts'

const SLOW_MS = 4_000

interface DeviceCheckProps {
  needsCamera: boolean
  session: VideoCalls
  onDone: () => void
}

/** Whether camera, light and network will do, what to do if not, and the place. */
export const DeviceCheck = ({ needsCamera, session, onDone }: DeviceCheckProps) => {
  const text = useTexts('publicVideoKyc')
  const [problem, setProblem] = useState<CameraProblem | null>(null)
  const [attempt, setAttempt] = useState(0)
  const { busy, error, submit } = useSubmit()
  const uploadMs = useTimedUpload(session)
  const [seen, setSeen] = useState<Seen>({ isReady: false, light: null, width: 0, height: 0 })
  const [place, setPlace] = useState<Place | null>(null)
  const device: Device = {
    camera: problem ?? (seen.isReady ? 'works' : 'missing'),
    light: seen.light ?? 'unknown',
    width: seen.width,
    height: seen.height,
    uploadMs: typeof uploadMs === 'number' ? uploadMs : null,
  }
  const isChecked = (seen.isReady && seen.light !== null) || problem !== null
  const mayGoOn = isChecked && uploadMs !== null && place !== null && (!needsCamera || problem === null)
  const goOn = () =>
    submit(async () => {
      if (place && (await session.note(device, place))) onDone()
    })
  const network =
    uploadMs === null
      ? text('checking')
      : uploadMs === 'failed'
        ? text('networkFailed')
        : text(uploadMs > SLOW_MS ? 'networkSlow' : 'networkGood', { ms: uploadMs })
  return (
    <div className={styles.form}>
      <h3>{text('check')}</h3>
      {problem === null && <Preview key={attempt} onSee={setSeen} onProblem={setProblem} />}
      <dl className={camera.facts} aria-live="polite">
        <dt>{text('camera')}</dt>
        <dd>{problem ? text(problem) : text(seen.isReady ? 'cameraWorks' : 'checking')}</dd>
        <dt>{text('light')}</dt>
        <dd>{seen.light ? text(lights[seen.light]) : text('checking')}</dd>
        <dt>{text('network')}</dt>
        <dd>{network}</dd>
      </dl>
      {problem && (
        <Button
          look="secondary"
          onClick={() => {
            setProblem(null)
            setAttempt(attempt + 1)
          }}
        >
          {text('tryAgain')}
        </Button>
      )}
      <PlaceInput place={place} onChange={setPlace} />
      <p role="alert" className={styles.problem}>
        {error}
      </p>
      {mayGoOn && (
        <Button busy={busy && text('sending')} onClick={() => void goOn()}>
          {text('goOn')}
        </Button>
      )}
    </div>
  )
}

interface Seen {
  isReady: boolean
  light: 'good' | 'dark' | 'black' | null
  width: number
  height: number
}

const lights = { good: 'lightGood', dark: 'lightDark', black: 'lightBlack' } as const

const Preview = ({ onSee, onProblem }: { onSee: (seen: Seen) => void; onProblem: (why: CameraProblem) => void }) => {
  const text = useTexts('publicVideoKyc')
  const { video, isReady, light } = useSelfieCamera(onProblem)
  const see = useEffectEvent(() => {
    const { videoWidth: width = 0, videoHeight: height = 0 } = video.current ?? {}
    onSee({ isReady, light, width, height })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is seen changes with these.
  useEffect(() => see(), [isReady, light])
  return (
    <div className={camera.view} data-small>
      <video ref={video} autoPlay playsInline muted aria-label={text('view')} />
    </div>
  )
}

/** Milliseconds of the timed upload; null while it is on its way. */
function useTimedUpload({ timeUpload }: VideoCalls): number | 'failed' | null {
  const [ms, setMs] = useState<number | 'failed' | null>(null)
  const time = useEffectEvent(() => timeUpload())
  useEffect(() => {
    let left = false
    time().then(
      found => !left && setMs(found),
      () => !left && setMs('failed'),
    )
    return () => {
      left = true
    }
  }, [])
  return ms
}

const nowhere = { latitude: null, longitude: null, accuracyM: null }

const PlaceInput = ({ place, onChange }: { place: Place | null; onChange: (place: Place) => void }) => {
  const text = useTexts('publicVideoKyc')
  const [isSearching, setSearching] = useState(false)
  const find = async () => {
    setSearching(true)
    const found = await findPosition()
    setSearching(false)
    if (found === 'denied') onChange({ state: 'refused', ...nowhere })
    else if (found === 'failed') onChange({ state: 'unavailable', ...nowhere })
    else {
      const { latitude, longitude, accuracyM } = found
      onChange({ state: 'given', latitude, longitude, accuracyM })
    }
  }
  const said =
    place?.state === 'given'
      ? text('placeFound', { metres: Math.round(place.accuracyM ?? 0) })
      : place?.state === 'refused'
        ? text('placeRefused')
        : place?.state === 'unavailable'
          ? text('placeFailed')
          : ''
  return (
    <fieldset className={styles.entry}>
      <legend>{text('place')}</legend>
      <p className={styles.hint}>{text('placeDetail')}</p>
      <p role="status">{said}</p>
      {place?.state !== 'given' && (
        <Button look="secondary" busy={isSearching && text('placeSearching')} onClick={() => void find()}>
          <MapPin size={16} aria-hidden="true" /> {text('placeFind')}
        </Button>
      )}
      {place === null && (
        <Button look="link" onClick={() => onChange({ state: 'refused', ...nowhere })}>
          {text('placeSkip')}
        </Button>
      )}
    </fieldset>
  )
}
