import { Button } from '@mui/material'
import { CircleAlert, CircleCheck, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { revealKyc } from '../../../../contracts/calls/adminKyc.ts'
import { stateName } from '../../../../contracts/identifiers/states.ts'
import { FactRow } from '../../../components/FactRow.tsx'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { reasonField } from '../../../components/form/field.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './UserKycTab.module.css'
import type { Company, Individual } from './userKyc.ts'

interface IndividualFactsProps {
  record: Individual
  /** The name that the name on record is compared with. */
  accountName: string
}

export const IndividualFacts = ({ record, accountName }: IndividualFactsProps) => {
  const text = useTexts('admin')
  const { kycDetails: details, nameMatch, id } = record
  return (
    <>
      <FactRow label={text('kyc.field.pan')}>
        {details?.pan && <Revealable kycId={id} field="number" masked={[details.pan]} />}
      </FactRow>
      <FactRow label={text('kyc.field.name')}>{details?.name}</FactRow>
      <FactRow label={text('kyc.field.match')}>
        {nameMatch !== null && <NameMatch percent={nameMatch} name={accountName} />}
      </FactRow>
      <FactRow label={text('kyc.field.aadhaar')}>
        {details?.AADHAR_NUM && (
          <>
            <span className="mono">{details.AADHAR_NUM}</span>, {text('kyc.field.aadhaarVerified')}
          </>
        )}
      </FactRow>
    </>
  )
}

/** Names with a lower score count as different in the PAN check, too. */
const MIN_NAME_MATCH = 70

const NameMatch = ({ percent, name }: { percent: number; name: string }) => {
  const text = useTexts('admin')
  const good = percent >= MIN_NAME_MATCH
  const Icon = good ? CircleCheck : CircleAlert
  return (
    <span className={styles.match} data-tone={good ? 'success' : 'warning'}>
      <Icon size={16} aria-hidden="true" />
      {text(good ? 'kyc.match.good' : 'kyc.match.low', { percent, name })}
    </span>
  )
}

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

interface RevealableProps {
  kycId: string
  field: 'number' | 'dins'
  masked: string[]
}

const labels = {
  number: { reveal: 'kyc.reveal.number', hide: 'kyc.reveal.hideNumber' },
  dins: { reveal: 'kyc.reveal.dins', hide: 'kyc.reveal.hideDins' },
} as const

/** Masked numbers. After a reason is given, the full value is kept in memory, not in the cache, until the page is left. */
const Revealable = ({ kycId, field, masked }: RevealableProps) => {
  const text = useTexts('admin')
  const [asking, setAsking] = useState(false)
  const [values, setValues] = useState<string[]>()
  return (
    <span className={styles.revealable}>
      <span className={`mono ${styles.numbers}`}>{(values ?? masked).join(', ')}</span>
      <Button
        className={styles.reveal}
        size="small"
        startIcon={values ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        aria-label={text(labels[field][values ? 'hide' : 'reveal'])}
        onClick={() => (values ? setValues(undefined) : setAsking(true))}
      >
        {text(values ? 'kyc.reveal.hide' : 'kyc.reveal.act')}
      </Button>
      {asking && (
        <ActionDialog
          call={revealKyc}
          params={{ id: kycId }}
          body={{ field }}
          fields={[reasonField]}
          title={text(labels[field].reveal)}
          detail={text('kyc.reveal.detail')}
          confirm={text('kyc.reveal.confirm')}
          onDone={reply => setValues(reply.values)}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  )
}
