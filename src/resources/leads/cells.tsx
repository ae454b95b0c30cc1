import { Button } from '@mui/material'
import { ChevronDown, ChevronUp, Mail, MessageSquareText, PhoneCall } from 'lucide-react'
import { useId, useState } from 'react'
import { type Lead, lead } from '../../../contracts/resources/lead.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useTimeAgo } from '../../i18n/useTimeAgo.ts'
import styles from './Leads.module.css'

const { kind: kinds, message: messageField } = lead.fields

interface CellProps {
  record: Lead
}

export const KindChip = ({ record: { kind } }: CellProps) => (
  <ToneChip tone="neutral" icon={kind === 'demo' ? PhoneCall : Mail} label={kinds.choices[kind].label[useLocale()]} />
)

export const Age = ({ record: { createdAt } }: CellProps) => <span className="num">{useTimeAgo()(createdAt)}</span>

/** Phone and email as links. */
export const Contact = ({ record: { phone, email } }: CellProps) => (
  <span className={styles.contact}>
    <a className="num" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
      {phone}
    </a>
    <a href={`mailto:${email}`} title={email}>
      {email}
    </a>
  </span>
)

export const Name = ({ record: { name } }: CellProps) => <b className={styles.name}>{name}</b>

export const Product = ({ record: { productName } }: CellProps) => (
  <span className={styles.product} title={productName}>
    {productName}
  </span>
)

/** The company and the product requested. */
export const CardProduct = ({ record: { companyName, productName } }: CellProps) =>
  [companyName, productName].filter(Boolean).join(' · ')

/** The person and company; opens the message. */
export const NameWithMessage = ({ record }: CellProps) => {
  const { name, companyName } = record
  const { button, opened } = useMessage(record, true)
  return (
    <>
      <span className={styles.who} title={companyName ? `${name}, ${companyName}` : name}>
        <Name record={record} />
        {companyName && <span className={styles.quiet}>{companyName}</span>}
        {button}
      </span>
      {opened}
    </>
  )
}

/** The message on a card. */
export const Message = ({ record }: CellProps) => {
  const { button, opened } = useMessage(record, false)
  return (
    <>
      {button}
      {opened}
    </>
  )
}

/** The button that opens a request's message, and the message itself. `short` replaces the label with an icon. */
function useMessage({ name, message }: Lead, short: boolean) {
  const text = useTexts('admin')
  const label = messageField.label[useLocale()]
  const id = useId()
  const [open, setOpen] = useState(false)
  const Chevron = open ? ChevronUp : ChevronDown
  if (!message) return {}
  return {
    button: (
      <Button
        className={styles.toggle}
        title={label}
        size="small"
        endIcon={short ? undefined : <Chevron aria-hidden="true" />}
        aria-label={text(open ? 'leads.hideMessage' : 'leads.showMessage', { name })}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {short ? <MessageSquareText size={16} aria-hidden="true" /> : label}
      </Button>
    ),
    opened: open && (
      <span id={id} className={styles.message}>
        {message}
      </span>
    ),
  }
}
