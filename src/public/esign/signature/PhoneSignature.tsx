import { useEffect, useEffectEvent, useState } from 'react'
import { openEsignDevice, readEsignDevice } from '../../../../contracts/calls/esignDevices.ts'
import { deviceCodes } from '../../../../contracts/esign/deviceCodes.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { errorMessage, usePublicApi } from '../../challans/shared/usePublicApi.ts'
import type { PictureKind } from '../signing/answers.ts'
import type { WithLink } from '../signing/useEsignLink.ts'
import styles from './Signature.module.css'

/** How often the page asks whether the phone has drawn. */
const EVERY_MS = 2_000

type State =
  | { is: 'loading' }
  | { is: 'open'; code: string; address: string; qr: { size: number; path: string } }
  | { is: 'drawn'; image: string }
  /** Null: the time of the code is over. */
  | { is: 'over'; message: string | null }

interface PhoneSignatureProps {
  kind: PictureKind
  withLink: WithLink
  onDraw: (image: string | null) => void
}

/** A code by which a phone draws the signature for this page. Nothing of the document is seen there. */
export const PhoneSignature = ({ kind, withLink, onDraw }: PhoneSignatureProps) => {
  const text = useTexts('publicEsign')
  const { ask } = usePublicApi()
  const [round, setRound] = useState(0)
  const [state, setState] = useState<State>({ is: 'loading' })

  const tell = useEffectEvent(onDraw)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks for a new code.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    const over = (message: string | null) => setState({ is: 'over', message })
    const look = async (id: string): Promise<void> => {
      try {
        const reply = await withLink(link => ask(readEsignDevice, { body: { ...link, id } }))
        if (isLeft) return
        if (reply.state === 'drawn') {
          setState({ is: 'drawn', image: reply.image })
          tell(reply.image)
        } else if (reply.state === 'waiting') timer = setTimeout(() => void look(id), EVERY_MS)
        else over(reply.state === 'ended' ? reply.message : null)
      } catch (thrown) {
        if (!isLeft) over(errorMessage(thrown))
      }
    }
    const begin = async () => {
      try {
        const reply = await withLink(link => ask(openEsignDevice, { body: { ...link, kind } }))
        if (isLeft) return
        if (reply.state === 'ended') return over(reply.message)
        setState({ is: 'open', code: reply.code, address: reply.address, qr: reply.qr })
        timer = setTimeout(() => void look(reply.id), EVERY_MS)
      } catch (thrown) {
        if (!isLeft) over(errorMessage(thrown))
      }
    }
    void begin()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [round, kind, withLink, ask])

  if (state.is === 'loading') return <p role="status">{text('phone.loading')}</p>
  if (state.is === 'drawn')
    return (
      <div className={styles.preview}>
        <img src={state.image} alt={text('signature.preview')} />
      </div>
    )
  if (state.is === 'over')
    return (
      <div className={styles.typed}>
        <p role="alert">{state.message ?? text('phone.over')}</p>
        <Button
          look="secondary"
          onClick={() => {
            setState({ is: 'loading' })
            setRound(round + 1)
          }}
        >
          {text('phone.again')}
        </Button>
      </div>
    )
  const { qr, address, code } = state
  return (
    <div className={styles.phone}>
      <svg className={styles.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={text('phone.qr')}>
        <path fill="currentColor" d={qr.path} shapeRendering="crispEdges" />
      </svg>
      <ol>
        <li>{text('phone.scan')}</li>
        <li>
          {text('phone.type', { address })} <span className={styles.code}>{deviceCodes.written(code)}</span>
        </li>
        <li role="status">{text('phone.waiting')}</li>
      </ol>
    </div>
  )
}
