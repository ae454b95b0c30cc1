import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { FactList, FactRow } from '../../../components/FactRow.tsx'
import { Note } from '../../../components/Note.tsx'
import { Section } from '../../../components/Section.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { CompanyFacts } from './CompanyFacts.tsx'
import { DecisionButtons } from './DecisionButtons.tsx'
import { DecisionFacts } from './DecisionFacts.tsx'
import { IndividualFacts } from './IndividualFacts.tsx'
import styles from './KycTab.module.css'
import { StepChip } from './StepChip.tsx'
import { type Path, toldAt } from './userKyc.ts'

interface KycPathProps {
  user: AdminUserDetail
  path: Path
  onConflict: (message: string | undefined) => void
}

/** One path: what was submitted, masked; what speaks for and against it; the decision. */
export const KycPath = ({ user, path, onConflict }: KycPathProps) => {
  const text = useTexts('admin')
  const { kind, record, step } = path
  return (
    <Section title={text(`kyc.path.${kind}`)} badge={<StepChip path={path} />}>
      {record.sharedWith > 0 && (
        <div className={styles.warning}>
          <Note tone="warning">{text('kyc.shared', { count: record.sharedWith })}</Note>
        </div>
      )}
      <FactList columns={1}>
        {kind === 'individual' ? (
          <IndividualFacts record={record} accountName={user.name} />
        ) : (
          <CompanyFacts record={record} />
        )}
        <FactRow label={text('kyc.field.useCase')}>
          {record.useCase && <span className={styles.words}>{record.useCase}</span>}
        </FactRow>
        <DecisionFacts record={record} />
        <FactRow label={text('kyc.told.title')}>{text(`kyc.told.${toldAt(step)}`)}</FactRow>
      </FactList>
      <DecisionButtons name={user.companyName ?? user.name} path={path} onConflict={onConflict} />
    </Section>
  )
}
