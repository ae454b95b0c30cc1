import { Button } from '@mui/material'
import { useState } from 'react'
import { setFeatureEnabled } from '../../../contracts/calls/features.ts'
import { type VehicleAccess, vehicleAccess } from '../../../contracts/resources/vehicleAccess.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { FieldValue } from '../../components/FieldValue.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './VehicleAccess.module.css'

interface CellProps {
  record: VehicleAccess
}

interface AccessProps extends CellProps {
  source: 'analytics' | 'challanTool'
}

const featureOf = { analytics: 'VaahanAnalytics', challanTool: 'ChallanTool' } as const

/** Whether a feature is on, and a button that asks for a reason before it is switched. */
const Access = ({ record, source }: AccessProps) => {
  const text = useTexts('admin')
  const mayChange = useStaffCanCall(setFeatureEnabled)
  const [asking, setAsking] = useState(false)
  const feature = featureOf[source]
  const on = !record[source]
  const way = on ? 'on' : 'off'
  const name = text(`users.features.feature.${feature}`)
  return (
    <span className={styles.access}>
      <FieldValue field={vehicleAccess.fields[source]} value={record[source]} />
      {mayChange && (
        <Button
          size="small"
          aria-label={`${text(`users.features.${way}`)}: ${name}, ${record.customer}`}
          onClick={() => setAsking(true)}
        >
          {text(`users.features.${way}`)}
        </Button>
      )}
      {asking && (
        <ActionDialog
          call={setFeatureEnabled}
          params={{ id: record.id }}
          body={{ feature, on }}
          fields={[reasonField]}
          title={text(`users.features.${way}Title`, { name: `${name}, ${record.customer}` })}
          detail={text('users.features.detail')}
          confirm={text(`users.features.${way}`)}
          done={text(`users.features.${way}Done`, { name })}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  )
}

export const Analytics = ({ record }: CellProps) => <Access record={record} source="analytics" />

export const ChallanTool = ({ record }: CellProps) => <Access record={record} source="challanTool" />
