import { CircleX, LinkIcon } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { Button } from '../../components/plain/Button.tsx'
import { LinkButton } from '../../components/plain/LinkButton.tsx'
import { Notice } from '../../components/plain/Notice.tsx'
import { textsIn } from '../../i18n/messages.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { PageModule } from '../pageModule.ts'
import { PublicShell } from '../shell/PublicShell.tsx'
import { CoverHead } from './CoverHead.tsx'
import { DeclineForm } from './DeclineForm.tsx'
import styles from './Invitation.module.css'
import { readPass, tokenInAddress, useInvitation } from './useInvitation.ts'

const ratingAddress = (token: string) => paths.employeeRating.replace(':encryptedUrl', encodeURIComponent(token))

/** `/employee-reject/:encryptedUrl`: declines to give a reference, with a reason. */
const RejectPage = () => {
  const text = useTexts('publicReferee')
  const invitation = useTexts('publicInvitation')
  const { state, read, decline } = useInvitation()
  const cover = 'cover' in state && state.cover.kind === 'stepPerson' ? state.cover : null
  const isOther = state.is === 'ownPage' || ('cover' in state && cover === null)
  // Whoever has a link with a code shows first who they are.
  const mayDecline = cover !== null && (cover.codeTo === null || readPass(tokenInAddress()) !== null)
  return (
    <PublicShell brand={null} look="paper" isAboutChallans={false}>
      <div className={styles.page} aria-live="polite">
        {state.is === 'loading' && <p role="status">{invitation('loading')}</p>}
        {state.is === 'failed' && (
          <Notice
            icon={CircleX}
            title={invitation('failed')}
            action={<Button onClick={() => void read()}>{invitation('again')}</Button>}
          >
            {state.message}
          </Notice>
        )}
        {(state.is === 'ended' || isOther) && (
          <Notice icon={LinkIcon} title={invitation('ended')}>
            {state.is === 'ended' ? state.message : text('reject.other')}
          </Notice>
        )}
        {cover && (
          <section className={styles.card}>
            <CoverHead cover={cover} />
            {mayDecline ? (
              <DeclineForm
                askedBy={cover.askedBy}
                onDecline={decline}
                onBack={() => location.assign(ratingAddress(tokenInAddress()))}
              />
            ) : (
              <div className={styles.form}>
                <p>{text('reject.codeFirst')}</p>
                <LinkButton href={ratingAddress(tokenInAddress())}>{text('reject.answer')}</LinkButton>
              </div>
            )}
          </section>
        )}
      </div>
    </PublicShell>
  )
}

export default RejectPage

export const head: PageModule['head'] = ({ locale, config }) => {
  const text = textsIn(locale, 'publicReferee')
  return { title: text('reject.head', { brand: config.brandName }), description: text('description') }
}
