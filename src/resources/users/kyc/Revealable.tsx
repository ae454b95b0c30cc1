import { Button } from '@mui/material'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { revealKyc } from '../../../../contracts/calls/adminKyc.ts'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { reasonField } from '../../../components/form/field.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './UserKycTab.module.css'

interface RevealableProps {
  kycId: string
  field: 'number' | 'dins'
  masked: string[]
}

const labels = {
  number: { reveal: 'kyc.reveal.number', hide: 'kyc.reveal.hideNumber' },
  dins: { reveal: 'kyc.reveal.dins', hide: 'kyc.reveal.hideDins' },
} as const

/** Numbers as the server masked them; whole for whoever gives a reason, until the page is left: in memory, never in the cache. */
export const Revealable = ({ kycId, field, masked }: RevealableProps) => {
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
