import { Button } from '@mui/material'
import { Plus } from 'lucide-react'
import { useGetList } from 'ra-core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { challanRoutes, originalFeePaise } from '../../../contracts/challans/challans.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { type ChallanBrandRow, challanFee } from '../../../contracts/resources/challanBrand.ts'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { parseRupees } from '../../components/form/rupees.ts'
import { createCall } from '../../dataProvider/resourceCalls.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { usePlateStates } from './usePlateStateName.ts'

export const AddFeeButton = () => {
  const text = useTexts('adminChallans')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<Plus aria-hidden="true" />} onClick={() => setOpen(true)}>
        {text('fees.add')}
      </Button>
      {open && <FeeForm onClose={() => setOpen(false)} />}
    </>
  )
}

/** Adds a version of a fee that applies immediately. */
const FeeForm = ({ onClose }: { onClose: () => void }) => {
  const text = useTexts('adminChallans')
  const tool = useTexts('challanTool')
  const locale = useLocale()
  const { brand, state, route } = challanFee.fields
  const states = usePlateStates()
  const { data: brands = [] } = useGetList<ChallanBrandRow>('challan-brands', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
  })
  const all = (label: string) => ({ value: '', label })
  return (
    <ActionDialog
      guard
      call={createCall(challanFee)}
      defaults={{ discountPercent: 0 }}
      fields={[
        {
          source: 'brandId',
          kind: 'select',
          label: brand.label[locale],
          choices: [all(text('fees.everyBrand')), ...brands.map(({ id, title }) => ({ value: id, label: title }))],
        },
        {
          source: 'state',
          kind: 'select',
          label: state.label[locale],
          choices: [all(text('fees.everyState')), ...states.map(({ code, name }) => ({ value: code, label: name }))],
        },
        {
          source: 'route',
          kind: 'select',
          label: route.label[locale],
          choices: [
            all(text('fees.everyRoute')),
            ...challanRoutes.map(value => ({ value, label: tool(`routes.${value}`) })),
          ],
        },
        { source: 'feePaise', kind: 'money', label: text('fees.fee'), hint: text('fees.feeHint') },
        { source: 'discountPercent', kind: 'number', label: text('fees.discount') },
      ]}
      title={text('fees.form')}
      confirm={text('fees.save')}
      done={text('fees.saved')}
      onClose={onClose}
    >
      <ShownFee />
    </ActionDialog>
  )
}

/** A preview of the fee as citizens see it, with the price before the discount struck through. */
const ShownFee = () => {
  const text = useTexts('adminChallans')
  const [fee, percent] = useWatch({ name: ['feePaise', 'discountPercent'] })
  const feePaise = parseRupees(String(fee))
  const struck = feePaise !== null && originalFeePaise(feePaise, Number(percent))
  if (!struck) return null
  return <FieldMessage hint={text('fees.shown', { struck: formatPaise(struck), fee: formatPaise(feePaise) })} />
}
