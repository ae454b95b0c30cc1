import { Button, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, Switch } from '@mui/material'
import { useEffect, useId, useRef, useState } from 'react'
import type { ChallanBrandRow } from '../../../../../contracts/resources/challanBrand.ts'
import { InlineAlert } from '../../../../components/InlineAlert.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import shared from '../Challans.module.css'
import styles from './Brands.module.css'
import { type BrandDraft, toBrandDraft } from './brandDraft.ts'
import { ColourFields } from './ColourFields.tsx'
import { ContentFields } from './ContentFields.tsx'
import { LogoField } from './LogoField.tsx'
import { NameFields } from './NameFields.tsx'
import { ServerErrorsContext } from './serverErrors.ts'
import { useSaveBrand } from './useSaveBrand.ts'

interface BrandFormProps {
  /** The one to change; none adds one. */
  brand?: ChallanBrandRow
  onClose: () => void
}

/** A brand whole: its address, support, colours and all that its page says. What the server refuses stands by its field. */
export const BrandForm = ({ brand, onClose }: BrandFormProps) => {
  const text = useTexts('adminChallans')
  const titleId = useId()
  const [draft, setDraft] = useState<BrandDraft>(() => toBrandDraft(brand))
  const change = (changed: Partial<BrandDraft>) => setDraft({ ...draft, ...changed })
  const { problem, faults, busy, save } = useSaveBrand(brand, onClose)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (faults.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [faults])
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} slotProps={{ paper: { className: styles.wide } }}>
      <form
        ref={form}
        className={shared.sheet}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void save(draft)
        }}
      >
        <DialogTitle id={titleId}>
          {brand ? text('brands.formEdit', { name: brand.title }) : text('brands.formAdd')}
        </DialogTitle>
        <DialogContent className={shared.form}>
          <ServerErrorsContext value={faults}>
            <NameFields draft={draft} onChange={change} />
            {brand && <LogoField brand={brand} />}
            <ColourFields draft={draft} onChange={change} />
            <ContentFields content={draft.content} onChange={content => change({ content })} />
          </ServerErrorsContext>
          <FormControlLabel
            control={<Switch checked={draft.isActive} onChange={event => change({ isActive: event.target.checked })} />}
            label={text('brands.active')}
          />
        </DialogContent>
        {problem && (
          <div className={styles.problem}>
            <InlineAlert tone="danger">{problem}</InlineAlert>
          </div>
        )}
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {text('brands.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {text('brands.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
