import { CheckCircle2 } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { drawOnEsignDevice, enterEsignDevice } from '../../../contracts/calls/esignDevices.ts'
import { deviceCodes } from '../../../contracts/esign/deviceCodes.ts'
import { Button } from '../../components/plain/Button.tsx'
import { Field } from '../../components/plain/Field.tsx'
import { textsIn } from '../../i18n/messages.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { usePublicApi } from '../challans/shared/usePublicApi.ts'
import { useSubmit } from '../invitation/useSubmit.ts'
import type { PageModule } from '../pageModule.ts'
import { PublicShell } from '../shell/PublicShell.tsx'
import styles from './Esign.module.css'

const steps = ['open', 'prove', 'goOn', 'sign'] as const

const DrawPad = lazy(() => import('./signature/DrawPad.tsx').then(({ DrawPad: default_ }) => ({ default: default_ })))

interface Asked {
  code: string
  kind: 'signature' | 'initials'
}

/** `/append-signature`: draws a signature for the page that shows its code, or says how one signs the whole document on another device. */
const OtherDevicePage = () => {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isSent, setSent] = useState(false)
  return (
    <PublicShell brand={null} look="paper" isAboutChallans={false}>
      <div className={styles.page}>
        <section className={styles.card}>
          {isSent ? (
            <Sent />
          ) : asked ? (
            <Draw asked={asked} onSent={() => setSent(true)} />
          ) : (
            <Enter onEnter={setAsked} />
          )}
        </section>
        {!asked && !isSent && <WholeDocument />}
      </div>
    </PublicShell>
  )
}

export default OtherDevicePage

/** Asks for the code, unless the address has it. */
const Enter = ({ onEnter }: { onEnter: (asked: Asked) => void }) => {
  const text = useTexts('publicEsign')
  const { ask } = usePublicApi()
  const { busy, error, submit } = useSubmit()
  const [code, setCode] = useState('')
  const enter = (given: string) =>
    submit(async () => {
      const { kind } = await ask(enterEsignDevice, { body: { code: given } })
      onEnter({ code: given, kind })
    })
  const enterGiven = useEffectEvent((given: string) => {
    setCode(given)
    void enter(given)
  })
  useEffect(() => {
    const given = location.hash.slice(1)
    if (!given) return
    // It works once, and is no address to come back to.
    history.replaceState(null, '', location.pathname)
    queueMicrotask(() => enterGiven(given))
  }, [])
  return (
    <form
      className={styles.consent}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (code.trim()) void enter(code)
      }}
    >
      <h1 className={styles.title}>{text('append.title')}</h1>
      <p>{text('append.lead')}</p>
      <Field
        label={text('append.code')}
        value={code}
        error={error}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={deviceCodes.length + 4}
        onChange={event => setCode(event.target.value)}
      />
      <Button type="submit" busy={busy && text('wait')}>
        {text('append.enter')}
      </Button>
    </form>
  )
}

const Draw = ({ asked: { code, kind }, onSent }: { asked: Asked; onSent: () => void }) => {
  const text = useTexts('publicEsign')
  const { ask } = usePublicApi()
  const { busy, error, submit } = useSubmit()
  const [image, setImage] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const send = () => {
    if (image === null) return setMissing(true)
    void submit(async () => {
      await ask(drawOnEsignDevice, { body: { code, image } })
      onSent()
    })
  }
  return (
    <div className={styles.consent}>
      <h1 className={styles.title}>{text(`append.draw.${kind}`)}</h1>
      <Suspense fallback={<p role="status">{text('loadingDetail')}</p>}>
        <DrawPad
          label={text(`append.draw.${kind}`)}
          onDraw={next => {
            setImage(next)
            setMissing(false)
          }}
        />
      </Suspense>
      <p role="alert">{isMissing ? text('append.none') : error}</p>
      <Button busy={busy && text('wait')} onClick={send}>
        {text('append.send')}
      </Button>
      <p className={styles.hint}>{text('append.detail')}</p>
    </div>
  )
}

const Sent = () => {
  const text = useTexts('publicEsign')
  return (
    <div role="status">
      <div className={styles.thanks}>
        <CheckCircle2 size={28} aria-hidden="true" />
        <h1>{text('append.sent')}</h1>
      </div>
      <p>{text('append.sentDetail')}</p>
    </div>
  )
}

/** How one goes on, and signs, on another device. */
const WholeDocument = () => {
  const text = useTexts('publicEsign')
  return (
    <section className={styles.card}>
      <div className={styles.consent}>
        <h2>{text('otherDevice.title')}</h2>
        <p>{text('otherDevice.lead')}</p>
        <ol className={styles.steps}>
          {steps.map(step => (
            <li key={step}>{text(`otherDevice.steps.${step}`)}</li>
          ))}
        </ol>
        <p className={styles.hint}>{text('otherDevice.hint')}</p>
      </div>
    </section>
  )
}

export const head: PageModule['head'] = ({ locale }) => {
  const text = textsIn(locale, 'publicEsign')
  return { title: text('append.title'), description: text('append.lead') }
}
