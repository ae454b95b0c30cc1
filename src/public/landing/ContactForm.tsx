import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { contactForm, contactProductName } from '../../../contracts/calls/demo.ts'
import { bannerLimits } from '../../../contracts/platform/publicLimits.ts'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { LandingBox, LandingSection } from '../../components/landing/parts.tsx'
import { Button } from '../../components/plain/Button.tsx'
import { Field } from '../../components/plain/Field.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { errorMessage, usePublicApi } from '../challans/shared/usePublicApi.ts'
import { SearchStepForm } from '../search/SearchStepForm.tsx'
import styles from './ContactForm.module.css'
import { contactId } from './sectionIds.ts'

/** 'Get Started Today' (A107). */
export const ContactForm = () => {
  const text = useTexts('publicChallanLanding')
  const form = useRef<HTMLDivElement>(null)
  const { values, wrong, busy, banner, type, send } = useContact()
  const bind = (field: ContactField) => ({
    name: field,
    value: values[field],
    required: true,
    error: wrong.includes(field) && text(`contact.wrong.${field}`),
    onChange: ({ target }: { target: { value: string } }) => type(field, target.value),
  })
  const line = (field: ContactField, more: Partial<ComponentProps<typeof Field>>) => ({ ...bind(field), ...more })

  async function submit(): Promise<void> {
    const first = await send()
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  return (
    <LandingSection id={contactId} title={text('contact.title')} lead={text('contact.lead')}>
      <LandingBox ref={form} className={styles.contact}>
        <SearchStepForm onSubmit={submit}>
          <div className={styles.fields}>
            <Field label={text('contact.name')} {...line('name', { autoComplete: 'name', maxLength: 100 })} />
            <Field
              label={text('contact.company')}
              {...line('companyName', { autoComplete: 'organization', maxLength: 120 })}
            />
            <Field
              label={text('contact.email')}
              {...line('email', { type: 'email', autoComplete: 'email', maxLength: 254 })}
            />
            <Field
              label={text('contact.phone')}
              {...line('phone', { type: 'tel', autoComplete: 'tel', maxLength: 20 })}
            />
            <TextArea label={text('contact.message')} {...bind('message')} maxLength={2_000} rows={4} />
          </div>
          {banner && <InlineAlert tone={banner.tone}>{banner.message}</InlineAlert>}
          <Button type="submit" busy={busy && text('contact.sending')}>
            {text('contact.send')}
          </Button>
        </SearchStepForm>
      </LandingBox>
    </LandingSection>
  )
}

interface Banner {
  tone: 'success' | 'danger'
  message: string
}

/** The contact form's state. Its result is shown for five seconds (A126). */
function useContact() {
  const text = useTexts('publicChallanLanding')
  const { ask } = usePublicApi()
  const [values, setValues] = useState(emptyContact)
  const [wrong, setWrong] = useState<ContactField[]>([])
  const [busy, setBusy] = useState(false)
  const [banner, setBanner] = useState<Banner | null>(null)

  useEffect(() => {
    if (!banner) return
    const timer = setTimeout(() => setBanner(null), bannerLimits.standardMs)
    return () => clearTimeout(timer)
  }, [banner])

  function type(field: ContactField, value: string): void {
    setValues(shown => ({ ...shown, [field]: value }))
    setWrong(wrong.filter(one => one !== field))
  }

  /** Resolves to the first invalid field. */
  async function send(): Promise<ContactField | undefined> {
    const found = invalidContactFields(values)
    setWrong(found)
    if (found.length > 0) return found[0]
    setBusy(true)
    setBanner(null)
    setBanner(await outcomeOf(values))
    setBusy(false)
    return undefined
  }

  async function outcomeOf(body: ContactValues): Promise<Banner> {
    try {
      const reply = await ask(contactForm, { body: { ...body, productName: contactProductName } })
      if (reply.code !== 100) return { tone: 'danger', message: reply.message }
      setValues(emptyContact)
      return { tone: 'success', message: text('contact.sent') }
    } catch (error) {
      return { tone: 'danger', message: errorMessage(error) }
    }
  }

  return { values, wrong, busy, banner, type, send }
}

const contactFields = ['name', 'email', 'phone', 'companyName', 'message'] as const

type ContactField = (typeof contactFields)[number]

type ContactValues = Record<ContactField, string>

const emptyContact: ContactValues = { name: '', email: '', phone: '', companyName: '', message: '' }

/** The server's rules, so that errors are shown before the form is sent. Here the company is required (A107). */
const rules: Record<ContactField, RegExp> = {
  name: /\S/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/,
  phone: /^\+?[\d ()-]{6,20}$/,
  companyName: /\S/,
  message: /\S/,
}

const invalidContactFields = (values: ContactValues): ContactField[] =>
  contactFields.filter(field => !rules[field].test(values[field].trim()))

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'> {
  label: string
  error?: ReactNode
}

/** A field with several lines. */
const TextArea = ({ label, error, ...area }: TextAreaProps) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea {...area} id={id} aria-invalid={error ? true : undefined} aria-describedby={`${id}m`} />
      <div id={`${id}m`}>
        <FieldMessage error={error} />
      </div>
    </div>
  )
}
