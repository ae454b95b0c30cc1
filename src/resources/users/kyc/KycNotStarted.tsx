import { CircleDashed } from 'lucide-react'
import type { KycKind } from '../../../../contracts/kyc.ts'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './UserKycTab.module.css'

/** A path that the customer has not begun. */
export const KycNotStarted = ({ kind }: { kind: KycKind }) => {
  const text = useTexts('admin')
  return (
    <Section
      title={text(`kyc.path.${kind}`)}
      badge={<ToneChip tone="neutral" icon={CircleDashed} label={text('kyc.notStarted')} />}
    >
      <p className={styles.quiet}>{text('kyc.notStartedDetail')}</p>
    </Section>
  )
}
