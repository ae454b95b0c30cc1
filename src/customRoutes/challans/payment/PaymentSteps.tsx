import { CreditCard, ListChecks } from 'lucide-react'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Payment.module.css'

const steps = [
  { view: 'challan-details', label: 'payment.details', icon: ListChecks },
  { view: 'payment-cart', label: 'payment.cart', icon: CreditCard },
] as const

export type PaymentView = (typeof steps)[number]['view']

interface PaymentStepsProps {
  view: PaymentView
  selected: number
  onGo: (view: PaymentView) => void
}

/** The two sub-views, at the left; above the content on a phone. The cart opens once something is selected. */
export const PaymentSteps = ({ view, selected, onGo }: PaymentStepsProps) => {
  const text = useTexts('challanTool')
  return (
    <nav className={styles.steps} aria-label={text('payment.steps')}>
      {steps.map(({ view: step, label, icon: Icon }) => (
        <button
          key={step}
          type="button"
          aria-current={view === step ? 'step' : undefined}
          disabled={step === 'payment-cart' && selected === 0}
          onClick={() => onGo(step)}
        >
          <Icon size={18} aria-hidden="true" />
          {text(label)}
        </button>
      ))}
    </nav>
  )
}
