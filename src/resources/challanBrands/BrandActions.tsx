import { Button } from '@mui/material'
import { ExternalLink, Plus } from 'lucide-react'
import { useState } from 'react'
import { rotateBrandToken } from '../../../contracts/calls/adminChallans.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { ChallanBrandRow } from '../../../contracts/resources/challanBrand.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { BrandForm } from './BrandForm.tsx'
import styles from './ChallanBrands.module.css'
import { OwnerButton } from './OwnerButton.tsx'

export const AddBrandButton = () => {
  const text = useTexts('adminChallans')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<Plus aria-hidden="true" />} onClick={() => setOpen(true)}>
        {text('brands.add')}
      </Button>
      {open && <BrandForm onClose={() => setOpen(false)} />}
    </>
  )
}

const pageOf = (name: string) => paths.challanDetailedBrand.replace(':brandName', name)

/** Edit a brand, replace its token, open its page. */
export const BrandActions = ({ record: brand }: { record: ChallanBrandRow }) => {
  const text = useTexts('adminChallans')
  const [open, setOpen] = useState<'edit' | 'rotate' | null>(null)
  const close = () => setOpen(null)
  const { id, name, title, isActive } = brand
  return (
    <span className={styles.actions}>
      <Button
        size="small"
        variant="outlined"
        aria-label={text('brands.editOne', { name: title })}
        onClick={() => setOpen('edit')}
      >
        {text('brands.edit')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        aria-label={text('brands.rotateOne', { name: title })}
        onClick={() => setOpen('rotate')}
      >
        {text('brands.rotate')}
      </Button>
      <OwnerButton brand={brand} />
      {isActive && (
        <Button
          size="small"
          href={pageOf(name)}
          target="_blank"
          rel="noopener"
          aria-label={text('brands.openOne', { name: title })}
          endIcon={<ExternalLink size={16} aria-hidden="true" />}
        >
          {text('brands.open')}
        </Button>
      )}
      {open === 'edit' && <BrandForm brand={brand} onClose={close} />}
      {open === 'rotate' && (
        <ActionDialog
          call={rotateBrandToken}
          params={{ id }}
          title={text('brands.rotateTitle', { name: title })}
          detail={text('brands.rotateLead')}
          confirm={text('brands.rotate')}
          done={text('brands.rotated')}
          onClose={close}
        />
      )}
    </span>
  )
}
