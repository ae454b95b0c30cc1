import { Button, Link } from '@mui/material'
import { Camera, RotateCcw, Upload, WandSparkles } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { createFaceChallenge } from '../../../contracts/calls/faceChallenges.ts'
import { livenessLimits, sampleChallenge } from '../../../contracts/faces/liveness.ts'
import { withId } from '../../../contracts/platform/paths.ts'
import type { Product } from '../../../contracts/products/index.ts'
import { livenessStepTexts } from '../../../contracts/products/livenessTexts.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Section } from '../../components/Section.tsx'
import { TwoColumns } from '../../components/TwoColumns.tsx'
import { useToast } from '../../components/useToast.ts'
import { callApi, type SuccessReply } from '../../dataProvider/api.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FileInput } from '../verifications/files/FileInput.tsx'
import { readFiles } from '../verifications/files/fileValue.ts'
import { KeptFor } from '../verifications/files/KeptFor.tsx'
import {
  emptyFormValues,
  type FormValues,
  findSubmitBlocker,
  type SubmitBlocker,
  withSample,
} from '../verifications/form/formState.ts'
import { FailureNote } from '../verifications/form/outcomes.tsx'
import { PriceAside } from '../verifications/form/PriceAside.tsx'
import { PurposeFields } from '../verifications/form/PurposeFields.tsx'
import { useVerify } from '../verifications/form/useVerify.ts'
import { useProductFacts, useProductNames } from '../verifications/product.ts'
import { RecentChecks } from '../verifications/RecentChecks.tsx'
import { CameraSteps } from './CameraSteps.tsx'
import styles from './Faces.module.css'
import { mayUseCamera } from './useCamera.ts'

type Way = 'camera' | 'files'
type Challenge = Pick<SuccessReply<typeof createFaceChallenge>, 'steps'> & { expiresAt?: string }

/** In the address after the page was loaded again so that it may use the camera. */
const CAMERA = 'camera'

/** A challenge, its pictures by camera or as files, and why they are checked. */
export const LivenessForm = ({ product }: { product: Product }) => {
  const text = useTexts('verifications')
  const faces = useTexts('faces')
  const locale = useLocale()
  const navigate = useNavigate()
  const { time } = useDateFormats()
  const { subject } = useProductNames(product)
  const [values, setValues] = useState(() => emptyFormValues(product))
  const [way, setWay] = useState<Way>()
  const [challenge, setChallenge] = useState<Challenge>()
  const { pricePaise } = useProductFacts(product, values.input)
  const { busy, outcome, verify, clear } = useVerify(product)
  const error = outcome && 'error' in outcome ? outcome.error : undefined
  const field = product.inputFields.find(({ source }) => source === 'frames')

  const set = (more: Partial<FormValues>) => {
    setValues({ ...values, ...more })
    if (error) clear()
  }
  const setInput = (more: Record<string, string>) => set({ input: { ...values.input, ...more } })
  const start = useStart((next, id, begun) => {
    setWay(next)
    setChallenge(begun)
    setInput({ challenge: id, frames: '' })
  })
  const fillSample = () => {
    setWay('files')
    setChallenge({ steps: [...sampleChallenge.steps] })
    set(withSample(product, values))
  }
  const send = async () => {
    const sent = await verify(values, pricePaise, { unlessAnswered: true, fresh: true })
    if (sent) await navigate(withId(product.paths.detail, sent.id))
  }
  const frames = values.input['frames'] ?? ''
  const missing: SubmitBlocker | undefined =
    field && readFiles(frames).length < livenessLimits.steps ? { reason: 'add', field } : undefined
  if (!field) return null

  return (
    <TwoColumns
      sticky
      aside={
        <PriceAside
          product={product}
          pricePaise={pricePaise}
          blocker={missing ?? findSubmitBlocker(product, values, locale)}
          earlier={undefined}
          busy={busy}
          onVerify={() => void send()}
        />
      }
    >
      {error && <FailureNote pricePaise={pricePaise} error={error} />}
      <Section
        title={faces('challenge')}
        aside={
          challenge?.expiresAt ? (
            faces('until', { time: time(challenge.expiresAt) })
          ) : (
            <Link component="button" type="button" onClick={fillSample} className={styles.sample}>
              <WandSparkles size={16} aria-hidden="true" /> {text('form.sample')}
            </Link>
          )
        }
      >
        <div className={styles.stack}>
          <p className={styles.about}>{challenge ? faces('order') : faces('about')}</p>
          {challenge && (
            <ol className={styles.steps}>
              {challenge.steps.map((step, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a step may come twice, and none moves
                <li key={at}>{livenessStepTexts[step].label[locale]}</li>
              ))}
            </ol>
          )}
          {challenge && way === 'camera' && (
            <CameraSteps
              key={values.input['challenge']}
              steps={challenge.steps}
              value={frames}
              onChange={value => setInput({ frames: value })}
            />
          )}
          {challenge && way === 'files' && (
            <FileInput
              key={values.input['challenge']}
              field={field}
              label={field.label[locale]}
              value={frames}
              onChange={value => setInput({ frames: value })}
              error={error?.fields.find(refused => refused.field.includes(field.source))?.message}
            />
          )}
          <div className={styles.ways}>
            {way !== 'camera' && (
              <Button variant={way ? 'outlined' : 'contained'} startIcon={<Camera />} onClick={() => start('camera')}>
                {faces('useCamera')}
              </Button>
            )}
            {way !== 'files' && (
              <Button variant="outlined" startIcon={<Upload />} onClick={() => start('files')}>
                {faces('useFiles')}
              </Button>
            )}
            {way && (
              <Button startIcon={<RotateCcw />} onClick={() => start(way)}>
                {faces('again')}
              </Button>
            )}
          </div>
          <KeptFor />
          <PurposeFields values={values} consent={text('form.consent', { subject })} onChange={set} />
        </div>
      </Section>
      <InlineAlert tone="info">{faces('limits')}</InlineAlert>
      <RecentChecks product={product} title={text('form.lastChecks')} all={product.paths.list} />
    </TwoColumns>
  )
}

/** Takes a challenge. A page that may not use the camera is loaded again first, and then goes on by itself. */
function useStart(onStarted: (way: Way, id: string, challenge: Challenge) => void): (way: Way) => void {
  const toast = useToast()
  const [search, setSearch] = useSearchParams()
  const start = (way: Way) => {
    if (way === 'camera' && !mayUseCamera()) return window.location.assign(`?${CAMERA}=1`)
    callApi(createFaceChallenge, {}).then(
      ({ id, steps, expiresAt }) => onStarted(way, id, { steps, expiresAt }),
      (error: CallError) => toast(error.message, 'error'),
    )
  }
  const goOn = useEffectEvent(() => {
    if (!search.has(CAMERA)) return
    setSearch({}, { replace: true })
    if (mayUseCamera()) start('camera')
  })
  useEffect(() => goOn(), [])
  return start
}
