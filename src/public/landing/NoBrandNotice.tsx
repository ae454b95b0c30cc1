import { Store } from 'lucide-react'
import { Notice } from '../../components/plain/Notice.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { PublicShell } from '../shell/PublicShell.tsx'
import { usePublicState } from '../state.ts'

/** There is no brand at all: nobody has set one up. */
export const NoBrandNotice = () => {
  const text = useTexts('publicChallanLanding')
  const { config } = usePublicState()
  return (
    <PublicShell brand={null} look="paper">
      <Notice icon={Store} title={text('closed.title')}>
        {text('closed.detail', { email: config.supportEmail })}
      </Notice>
    </PublicShell>
  )
}
