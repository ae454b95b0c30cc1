import { Clock, IndianRupee, Lock, type LucideIcon, Mail, ScanEye, Target, UserRoundCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSession } from '../../authProvider/session.ts'
import { Section } from '../../components/Section.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Kyc.module.css'

/** What the Digital Personal Data Protection Act wants said beside the question: purpose, keeping and rights, and how long it takes. */
export const DataProtectionNotice = () => {
  const text = useTexts('kycScreen')
  const { supportEmail } = useSession().config
  const [before, after] = text('why.rights', { email: supportEmail }).split(supportEmail)
  return (
    <div className={styles.aside}>
      <Section title={text('why.title')}>
        <ul className={styles.reasons}>
          <Reason icon={ScanEye}>{text('why.others')}</Reason>
          <Reason icon={Target}>{text('why.purpose')}</Reason>
          <Reason icon={Lock}>{text('why.kept')}</Reason>
          <Reason icon={Mail}>
            {before}
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            {after}
          </Reason>
        </ul>
      </Section>
      <Section title={text('time.title')}>
        <ul className={styles.reasons}>
          <Reason icon={Clock}>{text('time.you')}</Reason>
          <Reason icon={UserRoundCheck}>{text('time.us')}</Reason>
          <Reason icon={IndianRupee}>{text('time.free')}</Reason>
        </ul>
      </Section>
    </div>
  )
}

const Reason = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li>
    <Icon size={16} aria-hidden="true" />
    <span>{children}</span>
  </li>
)
