import { type FormEvent, useRef, useState } from 'react'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Button } from '../../components/plain/Button.tsx'
import { Dialog } from '../../components/plain/Dialog.tsx'
import { Field } from '../../components/plain/Field.tsx'
import { MessageBox } from '../../components/plain/MessageBox.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './DemoDialog.module.css'
import { type DemoForm, emptyDemoForm, type ValidatedField } from './demoForm.ts'
import { useDemoRequest } from './useDemoRequest.ts'

/** A request for a demo call (A105–A107); does not use MUI, so that pages without MUI can open it too. */
const DemoDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useTexts('demoCall')
  const [form, setForm] = useState(emptyDemoForm)
  const request = useDemoRequest()
  const fields = useRef<HTMLFormElement>(null)

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const field = request.submit(form)
    if (field) fields.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
  }

  const bind = (field: keyof DemoForm) => ({
    name: field,
    value: form[field],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setForm({ ...form, [field]: target.value })
      request.corrected(field)
    },
  })
  const bindChecked = (field: ValidatedField) => {
    const wrong = request.wrong.find(one => one.field === field)
    return { ...bind(field), error: wrong && text(`hint.${wrong.hint}`) }
  }

  const { outcome } = request
  if (outcome?.kind === 'success') return <MessageBox {...outcome} onClose={onClose} />
  return (
    <Dialog title={text('title')} close={text('close')} onClose={onClose}>
      <p>{text('lead')}</p>
      <form ref={fields} className={styles.form} noValidate onSubmit={onSubmit}>
        {request.banner && <InlineAlert tone="danger">{text(request.banner)}</InlineAlert>}
        <div className={styles.names}>
          <Field {...bindChecked('firstName')} label={text('firstName')} autoComplete="given-name" maxLength={50} />
          <Field {...bindChecked('lastName')} label={text('lastName')} autoComplete="family-name" maxLength={50} />
        </div>
        <Field
          {...bindChecked('email')}
          label={text('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
        />
        <Field
          {...bindChecked('phone')}
          label={text('phone')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          hint={text('phoneHint')}
        />
        <Field
          {...bind('company')}
          label={text('company')}
          optional={text('optional')}
          autoComplete="organization"
          maxLength={120}
        />
        <Button type="submit" busy={request.busy && text('sending')}>
          {text('submit')}
        </Button>
      </form>
      {outcome && <MessageBox {...outcome} onClose={request.forget} />}
    </Dialog>
  )
}

export default DemoDialog
