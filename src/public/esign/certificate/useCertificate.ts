import { useEffect, useEffectEvent, useState } from 'react'
import { beginEsignLink, completeEsignLink } from '../../../../contracts/calls/esignLinks.ts'
import { errorMessage, PublicFailure, usePublicApi } from '../../challans/shared/usePublicApi.ts'
import type { WithLink } from '../signing/useEsignLink.ts'
import type { Signing } from '../signing/useSigning.ts'
import type { FileProblem, OpenedCertificate } from './p12.ts'

/** Until the next attempt while somebody else is signing. */
const AGAIN_MS = 8_000

export type CertificateStep =
  | { is: 'choose'; problem: FileProblem | 'failed' | null }
  | { is: 'opened'; problem: string }
  /** The certificate names somebody else than the recipient. */
  | { is: 'otherName'; name: string }
  | { is: 'waiting'; message: string }

interface Options {
  signing: Signing
  sha256: string
  withLink: WithLink
  /** The server refuses something that was entered. */
  onRefused: (thrown: PublicFailure) => void
}

/** Opens the recipient's certificate in the browser, and signs with it once the server has prepared the document. */
export function useCertificate({ signing, sha256, withLink, onRefused }: Options) {
  const { ask } = usePublicApi()
  const [opened, setOpened] = useState<OpenedCertificate | null>(null)
  const [step, setStep] = useState<CertificateStep>({ is: 'choose', problem: null })
  const [isBusy, setBusy] = useState(false)
  const [isOwnName, setOwnName] = useState(false)

  const open = async (file: File, password: string) => {
    setBusy(true)
    try {
      const { openCertificate } = await import('./p12.ts')
      const result = await openCertificate(file, password)
      if (typeof result === 'string') setStep({ is: 'choose', problem: result })
      else {
        setOpened(result)
        setStep({ is: 'opened', problem: '' })
      }
    } catch {
      setStep({ is: 'choose', problem: 'failed' })
    } finally {
      setBusy(false)
    }
  }

  const attempt = async (certificate: OpenedCertificate, isOwn: boolean) => {
    const values = signing.keptValues()
    const { certificates } = certificate
    const begun = await withLink(link =>
      ask(beginEsignLink, { body: { ...link, sha256, values, certificates, isOwnName: isOwn } }),
    )
    if (begun.state === 'ended') return signing.conclude(begun)
    if (begun.state === 'nameDiffers') return setStep({ is: 'otherName', name: begun.name })
    if (begun.state === 'busy') return setStep({ is: 'waiting', message: begun.message })
    const cms = await certificate.sign(begun.digest)
    const reply = await withLink(link => ask(completeEsignLink, { body: { ...link, signing: begun.signing, cms } }))
    return signing.conclude(reply)
  }

  const sign = async (isOwn = isOwnName) => {
    if (!opened) return
    setOwnName(isOwn)
    setBusy(true)
    try {
      await attempt(opened, isOwn)
    } catch (thrown) {
      const isAboutFields =
        thrown instanceof PublicFailure && Object.keys(thrown.fields).some(name => name.startsWith('values.'))
      if (isAboutFields) onRefused(thrown)
      else setStep({ is: 'opened', problem: errorMessage(thrown) })
    } finally {
      setBusy(false)
    }
  }

  const signAgain = useEffectEvent(() => void sign())
  useEffect(() => {
    if (step.is !== 'waiting') return undefined
    const timer = setTimeout(() => signAgain(), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [step])

  return {
    opened,
    step,
    isBusy,
    open,
    sign,
    chooseAnother: () => {
      setOpened(null)
      setOwnName(false)
      setStep({ is: 'choose', problem: null })
    },
  }
}
