import { textsIn } from '../../i18n/messages.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { PageModule } from '../pageModule.ts'
import { PublicShell } from '../shell/PublicShell.tsx'
import styles from './Esign.module.css'

const steps = ['open', 'prove', 'goOn', 'sign'] as const

/** `/append-signature`: how one goes on, and signs, on another device. */
const OtherDevicePage = () => {
  const text = useTexts('publicEsign')
  return (
    <PublicShell brand={null} look="paper" isAboutChallans={false}>
      <div className={styles.page}>
        <section className={styles.card}>
          <h1 className={styles.title}>{text('otherDevice.title')}</h1>
          <div className={styles.consent}>
            <p>{text('otherDevice.lead')}</p>
            <ol className={styles.steps}>
              {steps.map(step => (
                <li key={step}>{text(`otherDevice.steps.${step}`)}</li>
              ))}
            </ol>
            <p className={styles.hint}>{text('otherDevice.hint')}</p>
          </div>
        </section>
      </div>
    </PublicShell>
  )
}

export default OtherDevicePage

export const head: PageModule['head'] = ({ locale }) => {
  const text = textsIn(locale, 'publicEsign')
  return { title: text('otherDevice.title'), description: text('otherDevice.lead') }
}
