import { Button } from '@mui/material'
import { useState } from 'react'
import { getFleetReminders, setFleetReminders } from '../../../contracts/calls/fleet.ts'
import { documentChoices, fleetDocuments } from '../../../contracts/fleet.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { Section } from '../../components/Section.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Fleet.module.css'

/** Whether somebody is told before a document ends, about which documents and whom. */
export const Reminders = () => {
  const text = useTexts('fleet')
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const mayChange = useCanCall(setFleetReminders)
  const { data } = useCallQuery(getFleetReminders, {})
  if (!data) return null
  const { on, documents, recipients, people } = data
  const names = documents.map(name => documentChoices[name].label[locale]).join(', ')
  return (
    <Section
      title={text('reminders.title')}
      aside={
        mayChange && (
          <Button size="small" onClick={() => setOpen(true)}>
            {text('reminders.change')}
          </Button>
        )
      }
    >
      <p>{on ? text('reminders.onOf', { documents: names }) : text('reminders.off')}</p>
      <p className={styles.quiet}>{text('reminders.detail')}</p>
      {open && (
        <ActionDialog
          call={setFleetReminders}
          defaults={{ on: true, documents, recipients }}
          {...(people.length === 0 && { body: { recipients: [] } })}
          fields={[
            { source: 'on', kind: 'switch', label: text('reminders.on') },
            {
              source: 'documents',
              kind: 'checkboxes',
              label: text('reminders.documents'),
              choices: fleetDocuments.map(value => ({ value, label: documentChoices[value].label[locale] })),
            },
            ...(people.length > 0
              ? [
                  {
                    source: 'recipients' as const,
                    kind: 'checkboxes' as const,
                    label: text('reminders.who'),
                    hint: text('reminders.owner'),
                    choices: people.map(({ id, name }) => ({ value: id, label: name })),
                  },
                ]
              : []),
          ]}
          title={text('reminders.title')}
          detail={text('reminders.detail')}
          confirm={text('reminders.save')}
          done={text('reminders.saved')}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}
