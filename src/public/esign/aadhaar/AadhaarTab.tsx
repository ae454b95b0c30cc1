import { useEffect, useEffectEvent } from 'react'
import { readEsignLink } from '../../../../contracts/calls/esignLinks.ts'
import { Dialog } from '../../../components/plain/Dialog.tsx'
import { LinkButton } from '../../../components/plain/LinkButton.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { usePublicApi } from '../../challans/shared/usePublicApi.ts'
import { tokenInAddress } from '../../invitation/useInvitation.ts'
import { linkAddress } from '../addresses.ts'
import type { WithLink } from '../signing/useEsignLink.ts'
import type { Signing } from '../signing/useSigning.ts'

interface AadhaarTabProps {
  signing: Signing
  withLink: WithLink
  onClose: () => void
}

const POLL_MS = 5_000

/** Inside a site: the provider's page can be opened in a tab of its own only. This one waits until the person has signed there. */
export const AadhaarTab = ({ signing, withLink, onClose }: AadhaarTabProps) => {
  const text = useTexts('publicEsign')
  const { ask } = usePublicApi()

  const look = useEffectEvent(async (): Promise<void> => {
    const reply = await withLink(link => ask(readEsignLink, { body: link }))
    if (reply.state === 'ended') signing.conclude(reply)
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    const wait = () => {
      if (!isGone) timer = setTimeout(() => void look().then(wait, wait), POLL_MS)
    }
    wait()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [])

  return (
    <Dialog title={text('aadhaar.title')} close={text('close')} onClose={onClose}>
      <p>{text('aadhaar.ownTab')}</p>
      <LinkButton href={linkAddress('aadhaarEsign', tokenInAddress())} target="_blank" rel="noreferrer">
        {text('aadhaar.openTab')}
      </LinkButton>
      <p role="status">{text('aadhaar.ownTabWaiting')}</p>
    </Dialog>
  )
}
