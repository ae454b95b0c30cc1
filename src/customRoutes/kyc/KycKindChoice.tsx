import { Building2, ChevronRight, UserRound } from 'lucide-react'
import { type KycKind, kycKinds } from '../../../contracts/kyc.ts'
import { Section } from '../../components/Section.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Kyc.module.css'

const icons = { individual: UserRound, company: Building2 }

/** Before anything is done: whose account it is. */
export const KycKindChoice = ({ onChoose }: { onChoose: (kind: KycKind) => void }) => {
  const text = useTexts('kycScreen')
  return (
    <Section title={text('choose')}>
      <p className={styles.lead}>{text('chooseDetail')}</p>
      <div className={styles.choices}>
        {kycKinds.map(kind => {
          const Icon = icons[kind]
          return (
            <button key={kind} type="button" className={styles.card} onClick={() => onChoose(kind)}>
              <span className={styles.cardIcon}>
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
              </span>
              <strong>{text(`kind.${kind}`)}</strong>
              <span>{text(`${kind}Detail`)}</span>
              <span>{text(`${kind}Needs`)}</span>
              <span className={styles.begin}>
                {text('begin')} <ChevronRight size={16} aria-hidden="true" />
              </span>
            </button>
          )
        })}
      </div>
    </Section>
  )
}
