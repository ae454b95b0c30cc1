import { Button } from '@mui/material'
import { useState } from 'react'
import { setChallanCourt } from '../../../contracts/calls/challanDesk.ts'
import { courtRoutes } from '../../../contracts/challans/challans.ts'
import {
  type CustomerChallanOrderDetail,
  customerChallanOrder,
} from '../../../contracts/resources/customerChallanOrder.ts'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { Section } from '../../components/Section.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { CallButton } from './CallButton.tsx'
import styles from './ChallanPayments.module.css'

interface OrderProps {
  order: CustomerChallanOrderDetail
}

const { fields } = customerChallanOrder

/** The lawyer and the court of an order with challans in court. */
export const CourtSection = ({ order }: OrderProps) => {
  const text = useTexts('adminChallans')
  const locale = useLocale()
  const { day } = useDateFormats()
  const [open, setOpen] = useState(false)
  const { id, items, lawyerName, lawyerPhone, court, hearingOn } = order
  const isEmpty = !lawyerName && !lawyerPhone && !court && !hearingOn
  if (isEmpty && !items.some(({ route }) => courtRoutes.includes(route))) return null
  return (
    <Section
      title={text('court.title')}
      aside={
        <Button size="small" onClick={() => setOpen(true)}>
          {text(isEmpty ? 'court.add' : 'court.edit')}
        </Button>
      }
    >
      {isEmpty ? (
        <p className={styles.lead}>{text('court.none')}</p>
      ) : (
        <FactList columns={1}>
          <FactRow label={fields.court.label[locale]}>{court}</FactRow>
          <FactRow label={fields.hearingOn.label[locale]}>{hearingOn && day(hearingOn)}</FactRow>
          <FactRow label={fields.lawyerName.label[locale]}>{lawyerName}</FactRow>
          <FactRow label={fields.lawyerPhone.label[locale]}>
            {lawyerPhone && (
              <span className={styles.tools}>
                {lawyerPhone} <CallButton id={id} of="lawyer" />
              </span>
            )}
          </FactRow>
        </FactList>
      )}
      {open && <CourtDialog order={order} onClose={() => setOpen(false)} />}
    </Section>
  )
}

/** The lawyer's phone is masked on screens, so it is kept unless another one is typed. */
const CourtDialog = ({ order, onClose }: OrderProps & { onClose: () => void }) => {
  const text = useTexts('adminChallans')
  const locale = useLocale()
  const { id, lawyerName, court, hearingOn, lawyerPhone } = order
  return (
    <ActionDialog
      call={setChallanCourt}
      params={{ id }}
      fields={[
        { source: 'court', label: fields.court.label[locale], hint: text('court.courtHint') },
        { source: 'hearingOn', kind: 'date', label: fields.hearingOn.label[locale] },
        { source: 'lawyerName', label: fields.lawyerName.label[locale] },
        {
          source: 'lawyerPhone',
          kind: 'tel',
          label: fields.lawyerPhone.label[locale],
          ...(lawyerPhone && { hint: text('court.phoneHint', { phone: lawyerPhone }) }),
        },
      ]}
      defaults={{ court, hearingOn, lawyerName }}
      title={text('court.title')}
      confirm={text('court.save')}
      done={text('court.done')}
      onClose={onClose}
    />
  )
}
