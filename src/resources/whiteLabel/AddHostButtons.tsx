import { Button } from '@mui/material'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { addBrandHost } from '../../../contracts/calls/whiteLabel.ts'
import type { WhitelabelClientDetail } from '../../../contracts/resources/whitelabelClient.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './WhiteLabel.module.css'

type Brand = WhitelabelClientDetail['brands'][number]

/** Adds a host to one of the client's brands. */
export const AddHostButtons = ({ client: { brands } }: { client: WhitelabelClientDetail }) => {
  const text = useTexts('adminWhiteLabel')
  const mayAdd = useStaffCanCall(addBrandHost)
  const [brand, setBrand] = useState<Brand | null>(null)
  if (!mayAdd) return null
  return (
    <div className={styles.actions}>
      {brands.map(one => (
        <Button
          key={one.id}
          size="small"
          variant="outlined"
          startIcon={<Plus aria-hidden="true" />}
          onClick={() => setBrand(one)}
        >
          {text('addHost')}: {one.title}
        </Button>
      ))}
      {brand && (
        <ActionDialog
          call={addBrandHost}
          params={{ id: brand.id }}
          fields={[
            {
              source: 'host',
              label: text('host'),
              placeholder: 'challans.example.in',
              mono: true,
              autoComplete: 'off',
            },
            reasonField,
          ]}
          title={text('addHostTitle', { name: brand.title })}
          detail={text('addHostLead')}
          confirm={text('addHost')}
          done={text('hostAdded')}
          onClose={() => setBrand(null)}
        />
      )}
    </div>
  )
}
