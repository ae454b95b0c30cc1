import { Button } from '@mui/material'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { ReasonDialog } from '../../../components/ReasonDialog.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './UserKycTab.module.css'
import { type RevealableField, useReveal } from './useReveal.ts'

interface RevealableProps {
  kycId: string
  field: RevealableField
  masked: string[]
}

const labels = {
  number: { reveal: 'kyc.reveal.number', hide: 'kyc.reveal.hideNumber' },
  dins: { reveal: 'kyc.reveal.dins', hide: 'kyc.reveal.hideDins' },
} as const

/** Numbers as the server masked them; whole for whoever gives a reason, until the page is left. */
export const Revealable = ({ kycId, field, masked }: RevealableProps) => {
  const text = useTexts('admin')
  const [asking, setAsking] = useState(false)
  const { values, problem, reveal, hide, forget } = useReveal(kycId, field)
  const close = () => {
    forget()
    setAsking(false)
  }
  return (
    <span className={styles.revealable}>
      <span className={`mono ${styles.numbers}`}>{(values ?? masked).join(', ')}</span>
      <Button
        className={styles.reveal}
        size="small"
        startIcon={values ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        aria-label={text(labels[field][values ? 'hide' : 'reveal'])}
        onClick={() => (values ? hide() : setAsking(true))}
      >
        {text(values ? 'kyc.reveal.hide' : 'kyc.reveal.act')}
      </Button>
      {asking && (
        <ReasonDialog
          title={text(labels[field].reveal)}
          confirm={text('kyc.reveal.confirm')}
          problem={problem}
          onConfirm={async reason => (await reveal(reason)) && close()}
          onClose={close}
        >
          <p className={styles.detail}>{text('kyc.reveal.detail')}</p>
        </ReasonDialog>
      )}
    </span>
  )
}
