import { useEffect, useEffectEvent, useState } from 'react'
import { type EsignSigning, readEsignLink } from '../../../../contracts/calls/esignLinks.ts'
import { usePublicApi } from '../../challans/shared/usePublicApi.ts'
import type { OpenPdf } from '../pdf/openDocument.ts'
import type { WithLink } from '../signing/useEsignLink.ts'

export type PdfState = { is: 'loading' } | { is: 'open'; pdf: OpenPdf } | { is: 'failed' }

/** Opens the document with the engine, both of which load at the same time. */
export function usePdf({ bytes, sha256 }: EsignSigning, withLink: WithLink) {
  const { ask, open } = usePublicApi()
  const [state, setState] = useState<PdfState>({ is: 'loading' })
  /** Parts that were asked for do not come. */
  const [isStuck, setStuck] = useState(false)
  const [attempt, setAttempt] = useState(0)

  const openNow = useEffectEvent(open)
  /** If the pass has ended, this asks for the code; the part is then read with the new pass. */
  const readAgain = useEffectEvent(() => {
    void withLink(link => ask(readEsignLink, { body: link })).catch(() => {})
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another document, or another attempt, is opened anew.
  useEffect(() => {
    let isCurrent = true
    let close = () => {}
    async function load() {
      const { startOpening, takeOpened } = await import('../pdf/openedAhead.ts')
      const opening = takeOpened({ bytes, sha256 }) ?? startOpening(openNow, { bytes, sha256 })
      opening.listen({
        onPart: () => isCurrent && setStuck(false),
        onFailure: () => {
          if (!isCurrent) return
          setStuck(true)
          readAgain()
        },
      })
      const pdf = await opening.pdf
      close = pdf.close
      if (isCurrent) setState({ is: 'open', pdf })
      else close()
    }
    load().catch(() => {
      if (isCurrent) setState({ is: 'failed' })
    })
    return () => {
      isCurrent = false
      close()
    }
  }, [bytes, sha256, attempt])

  const retry = () => {
    setState({ is: 'loading' })
    setAttempt(before => before + 1)
  }

  return { state, isStuck, retry }
}
