import { CircleCheck, CircleX } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { Button } from '../../components/plain/Button.tsx'
import { Field } from '../../components/plain/Field.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { TextArea } from '../components/TextArea.tsx'
import { SearchStepForm } from '../search/SearchStepForm.tsx'
import styles from './ContactForm.module.css'
import type { ContactField } from './contactRules.ts'
import { contactId } from './landingSections.ts'
import { PageSection } from './PageSection.tsx'
import { useContact } from './useContact.ts'

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

  const Icon = banner?.kind === 'success' ? CircleCheck : CircleX
  return (
    <PageSection id={contactId} title={text('contact.title')} lead={text('contact.lead')}>
      <div ref={form} className={styles.contact}>
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
          <div role="status">
            {banner && (
              <p className={styles.banner} data-kind={banner.kind}>
                <Icon size={18} aria-hidden="true" /> {banner.message}
              </p>
            )}
          </div>
          <Button type="submit" busy={busy && text('contact.sending')}>
            {text('contact.send')}
          </Button>
        </SearchStepForm>
      </div>
    </PageSection>
  )
}
