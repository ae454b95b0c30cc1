import { CircleCheck } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { LinkButton } from '../../components/plain/LinkButton.tsx'
import { textsIn } from '../../i18n/messages.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsHydrated } from '../challans/shared/useIsHydrated.ts'
import { readReturn } from '../invitation/returnAddress.ts'
import type { PageModule } from '../pageModule.ts'
import { PublicShell } from '../shell/PublicShell.tsx'
import { usePublicState } from '../state.ts'
import styles from './Esign.module.css'
import { readOutcome } from './signing/outcome.ts'

/** `/document-signed`: thanks, and what comes next. The address says nothing about anybody. */
const SignedPage = () => {
  const text = useTexts('publicEsign')
  const { config, framedBy } = usePublicState()
  // The server draws the page for everybody alike.
  const isHydrated = useIsHydrated()
  const outcome = isHydrated ? readOutcome() : null
  const back = isHydrated ? readReturn() : null
  return (
    <PublicShell brand={null} look="paper" isAboutChallans={false}>
      <div className={styles.page}>
        <section className={styles.card}>
          <div className={styles.thanks} role="status">
            <CircleCheck size={32} strokeWidth={1.75} aria-hidden="true" />
            <h1>{text(`signed.title.${outcome?.role ?? 'sign'}`)}</h1>
          </div>
          <div className={styles.consent}>
            <h2>{text('signed.next')}</h2>
            <p>{text(outcome?.isLast ? 'signed.last' : 'signed.waiting')}</p>
            {back !== null && <LinkButton href={back}>{text('signed.back')}</LinkButton>}
            {outcome?.afterUrl && framedBy === undefined && (
              <LinkButton href={outcome.afterUrl} rel="noreferrer">
                {text('signed.goOn', { host: new URL(outcome.afterUrl).host })}
              </LinkButton>
            )}
            <p>
              {text('signed.verify')}{' '}
              <a
                href={paths.esignVerification}
                {...(framedBy !== undefined && { target: '_blank', rel: 'noreferrer' })}
              >
                {text('copy.verifyLink')}
              </a>
            </p>
            <h2>{text('signed.notYou')}</h2>
            <p>{text('signed.notYouDetail')}</p>
            <p>
              <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
            </p>
          </div>
        </section>
      </div>
    </PublicShell>
  )
}

export default SignedPage

export const head: PageModule['head'] = ({ locale, config }) => {
  const text = textsIn(locale, 'publicEsign')
  return { title: text('signed.head', { brand: config.brandName }), description: text('signed.waiting') }
}
