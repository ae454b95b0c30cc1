import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { useCreate, useGetList } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'
import { type ChallanRoute, challanRoutes, originalFeePaise } from '../../../../../contracts/challans.ts'
import { formatPaise } from '../../../../../contracts/money.ts'
import type { ChallanBrandRow } from '../../../../../contracts/resources/challanBrand.ts'
import { InlineAlert } from '../../../../components/InlineAlert.tsx'
import { useToast } from '../../../../components/useToast.ts'
import type { CallError } from '../../../../dataProvider/callError.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import styles from '../Challans.module.css'
import { parseFeePaise, parsePercent } from './feeValues.ts'
import { usePlateStates } from './usePlateStateName.ts'

interface FeeFormProps {
  onSaved: () => void
  onClose: () => void
}

const blank = { brandId: '', state: '', route: '' as ChallanRoute | '', fee: '', discount: '0' }

/** An empty choice is a choice here, and is shown. */
const shown = { select: { displayEmpty: true } } as const

/** Adds a version; it counts from now on. */
export const FeeForm = ({ onSaved, onClose }: FeeFormProps) => {
  const text = useTexts('adminChallans')
  const tool = useTexts('challanTool')
  const states = usePlateStates()
  const toast = useToast()
  const titleId = useId()
  const [draft, setDraft] = useState(blank)
  const [problem, setProblem] = useState<string>()
  const [create, { isPending }] = useCreate()
  const { data: brands = [] } = useGetList<ChallanBrandRow>('challan-brands', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
  })
  const field = (name: keyof typeof blank) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  })
  const feePaise = parseFeePaise(draft.fee)
  const discountPercent = parsePercent(draft.discount)
  const struck = feePaise !== null && discountPercent !== null && originalFeePaise(feePaise, discountPercent)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const data = {
      brandId: draft.brandId || null,
      state: draft.state || null,
      route: draft.route || null,
      feePaise,
      discountPercent,
    }
    try {
      await create('challan-fees', { data }, { returnPromise: true })
      toast(text('fees.saved'), 'success')
      onSaved()
    } catch (error) {
      const { fields, message } = error as CallError
      setProblem(fields?.[0]?.message ?? message)
    }
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <form className={styles.sheet} onSubmit={event => void submit(event)} noValidate>
        <DialogTitle id={titleId}>{text('fees.form')}</DialogTitle>
        <DialogContent className={styles.form}>
          {problem && <InlineAlert tone="danger">{problem}</InlineAlert>}
          <TextField select label={text('fees.brand')} {...field('brandId')} slotProps={shown}>
            <MenuItem value="">{text('fees.everyBrand')}</MenuItem>
            {brands.map(({ id, title }) => (
              <MenuItem key={id} value={id}>
                {title}
              </MenuItem>
            ))}
          </TextField>
          <TextField select label={text('fees.state')} {...field('state')} slotProps={shown}>
            <MenuItem value="">{text('fees.everyState')}</MenuItem>
            {states.map(({ code, name }) => (
              <MenuItem key={code} value={code}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField select label={text('fees.route')} {...field('route')} slotProps={shown}>
            <MenuItem value="">{text('fees.everyRoute')}</MenuItem>
            {challanRoutes.map(route => (
              <MenuItem key={route} value={route}>
                {tool(`routes.${route}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            required
            label={text('fees.fee')}
            error={draft.fee !== '' && feePaise === null}
            helperText={text(draft.fee !== '' && feePaise === null ? 'fees.feeWrong' : 'fees.feeHint')}
            {...field('fee')}
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 10 } }}
          />
          <TextField
            label={text('fees.discount')}
            error={discountPercent === null}
            helperText={
              discountPercent === null
                ? text('fees.discountWrong')
                : struck && text('fees.shown', { struck: formatPaise(struck), fee: formatPaise(feePaise ?? 0) })
            }
            {...field('discount')}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {text('fees.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={isPending || feePaise === null || discountPercent === null}
          >
            {text('fees.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
