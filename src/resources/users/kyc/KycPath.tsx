import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { FactList, FactRow } from '../../../components/FactRow.tsx'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { Section } from '../../../components/Section.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { CompanyFacts } from './CompanyFacts.tsx'
import { DecisionButtons } from './DecisionButtons.tsx'
import { DecisionFacts } from './DecisionFacts.tsx'
import { IndividualFacts } from './IndividualFacts.tsx'
import { KycPathStateChip } from './KycPathStateChip.tsx'
import styles from './UserKycTab.module.css'
import { customerFacingState, type UserKycPath } from './userKyc.ts'

interface KycPathProps {
  user: AdminUserDetail
  path: UserKycPath
  onConflict: (message: string | undefined) => void
}

/** One path: what was submitted, masked; what speaks for and against it; the decision. */
export const KycPath = ({ user, path, onConflict }: KycPathProps) => {
  const text = useTexts('admin')
  const { kind, record, step } = path
  return (
    <Section title={text(`kyc.path.${kind}`)} badge={<KycPathStateChip path={path} />}>
      {record.sharedWith > 0 && (
        <div className={styles.warning}>
          <InlineAlert tone="warning">{text('kyc.shared', { count: record.sharedWith })}</InlineAlert>
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
        <FactRow label={text('kyc.told.title')}>{text(`kyc.told.${customerFacingState(step)}`)}</FactRow>
      </FactList>
      <DecisionButtons name={user.companyName ?? user.name} path={path} onConflict={onConflict} />
    </Section>
  )
}
