import { stateName } from '../../../../contracts/identifiers/states.ts'
import { FactRow } from '../../../components/FactRow.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { Revealable } from './Revealable.tsx'
import styles from './UserKycTab.module.css'
import type { Company } from './userKyc.ts'

export const CompanyFacts = ({ record }: { record: Company }) => {
  const text = useTexts('admin')
  const locale = useLocale()
  const { companyDetails: company, directorData, directorDetails, id } = record
  return (
    <>
      <FactRow label={text(`kyc.field.${company?.type ?? 'cin'}`)}>
        {company && <Revealable kycId={id} field="number" masked={[company.number]} />}
      </FactRow>
      <FactRow label={text('kyc.field.company')}>{company?.name}</FactRow>
      <FactRow label={text('kyc.field.state')}>{company?.state && stateName(company.state, locale)}</FactRow>
      <FactRow label={text('kyc.field.directors')}>
        {directorData && (
          <ul className={styles.people}>
            {directorData.map(({ name, designation }, index) => (
              <li key={index}>
                {name}, <span className={styles.quiet}>{designation}</span>
              </li>
            ))}
          </ul>
        )}
      </FactRow>
      <FactRow label={text('kyc.field.dins')}>
        {directorDetails && <Revealable kycId={id} field="dins" masked={directorDetails.map(({ din }) => din)} />}
      </FactRow>
    </>
  )
}
