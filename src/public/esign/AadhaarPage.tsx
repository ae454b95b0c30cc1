import { CircleX, Hourglass, LinkIcon } from 'lucide-react'
import { Button } from '../../components/plain/Button.tsx'
import { Notice } from '../../components/plain/Notice.tsx'
import { textsIn } from '../../i18n/messages.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { PageModule } from '../pageModule.ts'
import { PublicShell } from '../shell/PublicShell.tsx'
import { AadhaarForm } from './aadhaar/AadhaarForm.tsx'
import { useAadhaar } from './aadhaar/useAadhaar.ts'
import { CodeDialog } from './CodeDialog.tsx'
import styles from './Esign.module.css'

/** `/aadhaar-esign/:code`: what happens, the consent, the way to the provider, and what became of it. */
const AadhaarPage = () => {
  const text = useTexts('publicEsign')
  const { state, signing, code, again, begin } = useAadhaar()
  return (
    <PublicShell brand={null} look="paper" isAboutChallans={false}>
      <div className={styles.page} aria-live="polite">
        {state.is === 'loading' && <p role="status">{text('loading')}</p>}
        {state.is === 'elsewhere' && (
          <Notice icon={LinkIcon} title={text('aadhaar.elsewhere')}>
            {text('aadhaar.elsewhereDetail')}
          </Notice>
        )}
        {state.is === 'ended' && (
          <Notice icon={LinkIcon} title={text('ended')}>
            {state.message}
          </Notice>
        )}
        {state.is === 'broken' && (
          <Notice
            icon={CircleX}
            title={text('failed')}
            action={<Button onClick={() => location.reload()}>{text('again')}</Button>}
          >
            {state.message}
          </Notice>
        )}
        {state.is === 'begun' && (
          <Notice
            icon={Hourglass}
            title={text('aadhaar.waiting')}
            action={
              <Button look="secondary" onClick={again}>
                {text('aadhaar.startAgain')}
              </Button>
            }
          >
            {text('aadhaar.waitingDetail')}
          </Notice>
        )}
        {state.is === 'form' && signing && (
          <AadhaarForm signing={signing} failure={state.failure} busy={state.busy} onBegin={begin} />
        )}
      </div>
      {code && <CodeDialog code={code} />}
    </PublicShell>
  )
}

export default AadhaarPage

export const head: PageModule['head'] = ({ locale, config }) => {
  const text = textsIn(locale, 'publicEsign')
  return { title: text('aadhaar.head', { brand: config.brandName }), description: text('description') }
}
